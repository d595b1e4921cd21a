/** `npm run check`: typechecks, lints and runs the unit tests, in about a minute. */
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { build, npmRun } from './commands.ts';

type Step = readonly [script: string, args?: readonly string[]];

createCommand({
  name: 'npm run check',
  purpose: 'Typechecks, lints and runs the unit tests that need no database and no browser.',
  examples: [''],
}).parse();
await build('openapi');
// Two lanes, because each uses one core.
const lanes = [runLane(['typecheck'], ['lint']), runLane(['test:unit', ['--reporter=dot']])];
process.exit((await Promise.all(lanes)).every(Boolean) ? 0 : 1);

/** Runs npm scripts one after the other, up to the first that fails; returns whether all passed. */
async function runLane(...steps: readonly Step[]): Promise<boolean> {
  for (const [script, args] of steps) {
    const { code, output } = await npmRun(script, args, { quiet: true });
    if (code !== 0) console.error(output);
    console.log(`${code === 0 ? '✓' : '✗'} ${script}`);
    if (code !== 0) return false;
  }
  return true;
}
