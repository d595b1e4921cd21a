/** The shop's phone number, answered at any hour. */
export const shopPhone = '+971 4 555 0132';
