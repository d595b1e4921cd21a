/** `npm run generate:check`: fails if a generated file in Git differs from what its source generates. */
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { npmRun, run } from './commands.ts';

createCommand({
  name: 'npm run generate:check',
  purpose: 'Generates all files again, and fails if one in Git is out of date.',
  examples: [''],
}).parse();
const generated = await npmRun('generate', ['--force', '--output-logs=errors-only'], { quiet: true });
if (generated.code !== 0) {
  console.error(generated.output);
  process.exit(generated.code);
}
const { output } = await run('git', ['status', '--porcelain', '--', '*/generated/*'], { quiet: true });
if (output.trim() !== '') {
  console.error(`Generated files are out of date; run \`npm run generate\` and commit:\n${output}`);
  process.exit(1);
}
