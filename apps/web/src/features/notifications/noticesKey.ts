/** Session storage has the notifications to show after a reload under this key. */
export const noticesKey = 'notices';
