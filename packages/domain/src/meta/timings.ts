/** CONST-26. */
export const routeOverlayMilliseconds = 800;
/** How long a notice stays. */
export const notificationMilliseconds = 5000;
/** How long the contact form says that it has sent. */
export const contactNoticeMilliseconds = 3000;
/** How long confetti falls. */
export const confettiMilliseconds = 8000;
