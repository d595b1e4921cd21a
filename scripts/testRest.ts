/** `npm run test:rest`: runs what `npm test` leaves out. */
import { restPlan } from './plans.ts';
import { runPlan } from './runPlan.ts';

await runPlan(
  {
    name: 'npm run test:rest',
    purpose: 'Runs what npm test leaves out, with the builds of npm test.',
    examples: ['', 'size packages'],
  },
  restPlan,
);
