export { checkSignIn, type SignInForm } from './checkSignIn.ts';
export { checkSignUp, type SignUpField, type SignUpForm } from './checkSignUp.ts';
export { clientKeys, isPendingBookingFresh } from './clientKeys.ts';
export { hasPasswordLength, isEmail, passwordLength } from './credentials.ts';
export { returnPath } from './returnPath.ts';
