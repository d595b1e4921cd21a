import { createCommand, listOf } from '../apps/api/src/lib/commandLine.ts';
import { findBrowser } from './browser.ts';
import { describeSlowest, runSuites, type Suite } from './runSuites.ts';

interface PlanDescription {
  /** As it is typed: `npm test`. */
  readonly name: string;
  readonly purpose: string;
  readonly examples: readonly string[];
}

/**
 * Runs the suites of a plan, or those that are named on the command line; prints the sum of their tests, and exits with 1
 * if one failed.
 */
export async function runPlan({ name, purpose, examples }: PlanDescription, plan: readonly Suite[]): Promise<never> {
  const names = plan.map((suite) => suite.name);
  const command = createCommand({
    name,
    purpose: `${purpose}\nEnds with "N passed, N failed". Suites: ${names.join(', ')}.`,
    examples,
  })
    .argument('[suites...]', 'the suites to run, all by default', listOf(names))
    .parse();
  const [chosen = []]: [(readonly string[])?] = [command.processedArgs[0]];

  process.env['CHROMIUM_PATH'] = await findBrowser();
  const suites = chosen.length > 0 ? plan.filter((suite) => chosen.includes(suite.name)) : plan;
  const { passed, failed, times } = await runSuites(suites, console.log);
  if (times.length > 0) console.log(['Slowest tests:', ...describeSlowest(times)].join('\n'));
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}
