export { reportedText } from './reportedText.ts';
export { isTraced, TRACE_RATE } from './traceRate.ts';
