export { checkSignIn, type SignInForm } from './checkSignIn.ts';
export { checkSignUp, type SignUpField, type SignUpForm } from './checkSignUp.ts';
export { type AccountData, consistsOfOwnData } from './consistsOfOwnData.ts';
export { hasPasswordLength, isEmail, passwordLength } from './credentials.ts';
export { describeUserAgent } from './describeUserAgent.ts';
export { isPendingBookingFresh } from './isPendingBookingFresh.ts';
export { sanitiseReturnPath } from './sanitiseReturnPath.ts';
export { storageKeys } from './storageKeys.ts';
