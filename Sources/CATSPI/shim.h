#pragma once
// The numbers alone: nothing of the library is linked.
#include <at-spi-2.0/atspi/atspi-constants.h>
