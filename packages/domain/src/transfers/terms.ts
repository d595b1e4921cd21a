/** How long a driver waits at no charge, in minutes (CONST-27). Cancelling is called free; the cancel dialog says until when. */
export const waitingMinutes = 60;
