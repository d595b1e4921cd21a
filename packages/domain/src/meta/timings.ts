/** CONST-26. */
export const routeOverlayMilliseconds = 800;
export const notificationMilliseconds = 5000;
export const contactNoticeMilliseconds = 3000;
export const confettiMilliseconds = 8000;
