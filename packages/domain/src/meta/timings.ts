/** CONST-26. */
export const routeOverlayMilliseconds = 800;
/** How long the contact form says that it has sent. */
export const contactNoticeMilliseconds = 3000;
/** How long confetti falls. */
export const confettiMilliseconds = 8000;
