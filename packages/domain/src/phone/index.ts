export { type IsPhone, isPhone, parsePhone } from './parsePhone.ts';
export { phoneInvalid } from './phoneInvalid.ts';
