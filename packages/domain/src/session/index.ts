export { checkSignIn, type SignInForm } from './checkSignIn.ts';
export { checkSignUp, type SignUpField, type SignUpForm } from './checkSignUp.ts';
export { hasPasswordLength, isEmail, passwordLength } from './credentials.ts';
export { sanitiseReturnPath } from './sanitiseReturnPath.ts';
export { isPendingBookingFresh, storageKeys } from './storageKeys.ts';
