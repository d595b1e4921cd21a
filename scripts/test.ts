/** `npm test`: runs what proves the shop. */
import { testPlan } from './plans.ts';
import { runPlan } from './runPlan.ts';

await runPlan(
  {
    name: 'npm test',
    purpose: 'Proves the shop. Suites after "build" use what it builds, and "stories" what "storybook" builds.',
    examples: ['', 'unit', 'typecheck style imports'],
  },
  testPlan,
);
