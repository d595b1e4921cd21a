import data from '@aitours/openapi/examples.json' with { type: 'json' };

/**
 * The contract's examples: of successes by operation and name, the usual one first; of problems by type, and by
 * operation where they differ.
 */
export const { successes: examples, statuses, problems: problemExamples, specialProblems } = data;
