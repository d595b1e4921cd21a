export { redactText, TRACE_RATE } from './redactText.ts';
