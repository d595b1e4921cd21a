export { fails, failsWithStatus, losesConnection, neverResponds, respondsWith } from './answering.ts';
export { examples, problemExamples } from './examples.ts';
export type { MockOptions, MockProblemType, MockRequest } from './handling.ts';
export { scenarios } from './scenarios.ts';
