/** The element of the document that says what is missing where the application didn't start. */
export const blockedId = 'blocked';
