export { reportedText } from './reportedText.ts';
export { TRACE_RATE } from './traceRate.ts';
