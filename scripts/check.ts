/** `npm run check`: types, lint and unit tests, in under a minute. */
import { npmRun } from './commands.ts';
import { requireOwnNode } from './guard.ts';

requireOwnNode();
for (const [script, args] of [
  ['build', ['--filter=@aitours/openapi', '--output-logs=errors-only']],
  ['types', []],
  ['lint', []],
  ['surface', []],
  ['unit', ['--reporter=dot']],
] as const) {
  const { code } = await npmRun(script, args);
  if (code !== 0) process.exit(code);
}
