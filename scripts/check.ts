/** `npm run check`: types, lint and unit tests, in under a minute. What fails says why. */
import { npmRun } from './commands.ts';
import { requireProjectNode } from './requireProjectNode.ts';

type Step = readonly [script: string, args?: readonly string[]];

requireProjectNode();
if (!(await inTurn(['build', ['--filter=@aitours/openapi', '--output-logs=errors-only']]))) process.exit(1);
// Each keeps one core busy.
const lanes = [inTurn(['typecheck'], ['lint'], ['api:report']), inTurn(['test:unit', ['--reporter=dot']])];
process.exit((await Promise.all(lanes)).every(Boolean) ? 0 : 1);

/** @returns whether all went well; what comes after a step that failed isn't tried */
async function inTurn(...steps: readonly Step[]): Promise<boolean> {
  for (const [script, args] of steps) {
    const { code, output } = await npmRun(script, args, { quiet: true });
    if (code !== 0) console.error(output);
    console.log(`${code === 0 ? '✓' : '✗'} ${script}`);
    if (code !== 0) return false;
  }
  return true;
}
