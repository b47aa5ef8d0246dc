#pragma once
// Without this, SDL renames `main` and Swift cannot start.
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
