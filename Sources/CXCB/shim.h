#pragma once
#include <xcb/xcb.h>
#include <xcb/xfixes.h>
#include <xcb/xtest.h>
