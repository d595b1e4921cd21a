/** How long the route overlay is shown (CONST-26). */
export const routeOverlayMilliseconds = 800;
/** How long the contact form shows that the message was sent (CONST-26). */
export const contactNoticeMilliseconds = 3000;
/** How long confetti falls (CONST-26). */
export const confettiMilliseconds = 8000;
