export { checkSignIn, type SignInForm } from './checkSignIn.ts';
export { checkSignUp, type SignUpField, type SignUpForm } from './checkSignUp.ts';
export { clientKeys } from './clientKeys.ts';
export { isEmail } from './isEmail.ts';
export { isPendingBookingFresh } from './isPendingBookingFresh.ts';
export { hasPasswordLength, passwordLength } from './passwordLength.ts';
export { returnPath } from './returnPath.ts';
