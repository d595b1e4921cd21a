/** QUIRK-07: what error handling calls the sign-in page; it leads on to `/auth`. */
export const signInTarget = '/login';
