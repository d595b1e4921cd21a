/** Checks that each package other teams take is packed as it should be: publint, and types that resolve. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './commands.ts';

const checks: readonly (readonly [string, ...string[]])[] = [
  ['publint', 'packages/api-client', '--strict'],
  ['publint', 'packages/ui', '--strict'],
  ['attw', '--pack', 'packages/api-client', '--profile', 'esm-only'],
  ['attw', '--pack', 'packages/ui', '--profile', 'esm-only'],
];

const tally = { passed: 0, failed: 0 };
for (const command of checks) {
  const { code } = await run('npx', ['--no', '--', ...command]);
  if (code === 0) tally.passed += 1;
  else tally.failed += 1;
}
mkdirSync(path.join(root, 'reports'), { recursive: true });
if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify(tally));
process.exit(tally.failed === 0 ? 0 : 1);
