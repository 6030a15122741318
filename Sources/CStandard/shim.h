// What of the C library every platform has, a browser's included: one name for it where Swift has no overlay.

#include <math.h>
#include <stdlib.h>
#include <string.h>
