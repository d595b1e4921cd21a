/** `npm run lint:packages`: checks what the published packages would contain: publint, and types that resolve. */
import { createCommand } from '../apps/api/src/commandLine.ts';
import { run } from './commands.ts';
import { reportTally } from './reportTally.ts';

createCommand({
  name: 'npm run lint:packages',
  purpose: 'Checks the contents of @aitours/ui and @aitours/api-client with publint and Are the Types Wrong.',
  examples: [''],
}).parse();
const checks: readonly (readonly [string, ...string[]])[] = [
  ['publint', 'packages/api-client', '--strict'],
  ['publint', 'packages/ui', '--strict'],
  ['attw', '--pack', 'packages/api-client', '--profile', 'esm-only'],
  ['attw', '--pack', 'packages/ui', '--profile', 'esm-only'],
];
let passed = 0;
for (const [program, ...args] of checks) {
  const { code } = await run(program, args);
  if (code === 0) passed += 1;
}
reportTally({ passed, failed: checks.length - passed });
