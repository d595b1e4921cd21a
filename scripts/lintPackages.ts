/** `npm run lint:packages`: checks what the published packages would contain: publint, types that resolve, and documents. */
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { run } from './commands.ts';
import { reportTally } from './reportTally.ts';

createCommand({
  name: 'npm run lint:packages',
  purpose:
    'Checks the contents of @aitours/ui and @aitours/api-client with publint and Are the Types Wrong, and that the tarballs have their documents.',
  examples: [''],
}).parse();
const checks: readonly (readonly [string, ...string[]])[] = [
  ['publint', 'packages/api-client', '--strict'],
  ['publint', 'packages/ui', '--strict'],
  ['attw', '--pack', 'packages/api-client', '--profile', 'esm-only'],
  ['attw', '--pack', 'packages/ui', '--profile', 'esm-only'],
];
/** What people read without the repository. */
const shipped: readonly (readonly [folder: string, ...files: string[]])[] = [
  ['./packages/api-client', 'README.md', 'etc/api-client.api.md', 'etc/api-client.mocks.api.md'],
  ['./packages/ui', 'README.md', 'etc/ui.api.md', 'etc/ui.theme.api.md'],
];
let passed = 0;
let failed = 0;
for (const [program, ...args] of checks) {
  const { code } = await run(program, args);
  if (code === 0) passed += 1;
  else failed += 1;
}
for (const [folder, ...expected] of shipped) {
  const { output } = await run('npm', ['pack', '--dry-run', '--json', folder], { quiet: true });
  const missing = expected.filter((file) => !output.includes(`"path": "${file}"`));
  if (missing.length === 0) passed += 1;
  else failed += 1;
  for (const file of missing) console.error(`${folder} doesn't ship ${file}`);
}
reportTally({ passed, failed });
