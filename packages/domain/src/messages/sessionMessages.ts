/** AUTH-08 to AUTH-43: sign-in, sign-up and token renewal. */
export const sessionMessages = {
  requiredFields: 'Please fill in all required fields',
  authenticationFailed: 'Authentication failed',
  otpFailed: 'OTP verification failed',
  googleFailed: 'Google login failed',
  invalidGoogleResponse: 'Invalid response from server',
  loginFailed: 'An error occurred during login',
  googleNotLoaded: 'Google API not loaded',
  socialFailed: 'Social authentication failed',
  socialSucceeded: 'Social login successful',
  noRefreshToken: 'No refresh token available',
} as const;
