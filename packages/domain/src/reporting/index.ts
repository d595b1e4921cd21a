export { redactText } from './redactText.ts';
