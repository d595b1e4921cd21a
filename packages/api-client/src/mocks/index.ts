export { examples, problemExamples } from './examples.ts';
export { fails, failsWithStatus, losesConnection, neverResponds, respondsWith, streamsEvents } from './handlers.ts';
export type { MockOptions, MockProblemType, MockRequest } from './mockOperation.ts';
export { scenarios } from './scenarios.ts';
