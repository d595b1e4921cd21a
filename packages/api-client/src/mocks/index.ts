export { answers, failing, fails, neverAnswers, noReply } from './answering.ts';
export { examples, problemExamples } from './examples.ts';
export type { MockOptions, MockProblemType, MockRequest } from './handling.ts';
export { scenarios } from './scenarios.ts';
