/** QUIRK-07: what error handling calls the sign-in page; it leads on to `/auth`. */
export const signInTarget = '/login';

/** QUIRK-18: each token is kept under either name. */
export const tokenNames = {
  access: ['accessToken', 'access_token'],
  refresh: ['refreshToken', 'refresh_token'],
} as const;
