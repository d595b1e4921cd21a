/** `npm run chromatic`: builds Storybook and uploads it to Chromatic for visual review (docs/packages.md). */
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { npmRun, run } from './commands.ts';

const { args } = createCommand({
  name: 'npm run chromatic',
  purpose:
    'Builds Storybook and uploads it to Chromatic, which takes a snapshot of each story and shows changes.\n' +
    'The environment variable CHROMATIC_PROJECT_TOKEN is the token of the Chromatic project.',
  examples: ['', '-- --only-changed'],
})
  .argument('[options...]', "options of Chromatic's own command")
  .parse();
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project (Manage → Configure).');
  process.exit(1);
}
const built = await npmRun('build:storybook');
if (built.code !== 0) process.exit(built.code);
const { code } = await run('chromatic', ['--storybook-build-dir', 'storybook-static', ...args]);
process.exit(code);
