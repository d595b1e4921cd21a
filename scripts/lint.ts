/** `npm run lint`: runs all linters, or those that are named, up to the end; fails if one of them does. */
import { createCommand, listOf } from '../apps/api/src/lib/commandLine.ts';
import { npmRun } from './commands.ts';

const names = ['style', 'imports', 'unused', 'unused-in-production', 'contract'] as const;

const command = createCommand({
  name: 'npm run lint',
  purpose: `Runs all linters, or those that are named: ${names.join(', ')}.\nEach is also a command: npm run lint:style.`,
  examples: ['', 'style imports'],
})
  .argument('[linters...]', 'the linters to run', listOf(names))
  .parse();
// Commander returns an empty list when none is named.
const named: readonly string[] = command.processedArgs[0];
const chosen = named.length > 0 ? named : names;
const failed: string[] = [];
for (const name of chosen) {
  const { code } = await npmRun(`lint:${name}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${name}`);
  if (code !== 0) failed.push(name);
}
process.exit(failed.length === 0 ? 0 : 1);
