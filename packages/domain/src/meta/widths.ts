/** In CSS pixels (CONST-26): from here on the header shows the desktop navigation. */
export const desktopFromPixels = 1250;
/** Up to here the mobile layout is used. */
export const mobileUpToPixels = 768;
