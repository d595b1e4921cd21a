export { redactText } from './redactText.ts';
export { TRACE_RATE } from './traceRate.ts';
