/** Fails when a generated file differs from what the contract gives now. */
import { npmRun, run } from './commands.ts';

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
