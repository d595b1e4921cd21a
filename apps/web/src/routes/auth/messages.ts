/** The texts of the sign-in page (AUTH-20, AUTH-21). */
export const messages = {
  title: 'Sign in to your account',
  lead: 'Complete your booking after signing in',
  back: 'Back',
  newHere: 'New here? Create an account',
  cartStays: 'Your cart is not lost.',
  findBooking: 'No account? Find a booking by its number',
} as const;
