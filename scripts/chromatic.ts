/**
 * `npm run chromatic`: builds Storybook and hands it to Chromatic, which keeps a picture of each story and shows what has
 * changed (docs/packages.md). Environment: `CHROMATIC_PROJECT_TOKEN`. Further arguments go to Chromatic.
 */
import { npmRun, run } from './commands.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('Chromatic needs CHROMATIC_PROJECT_TOKEN: the token of its project, under Manage → Configure.');
  process.exit(1);
}
const built = await npmRun('build:storybook');
if (built.code !== 0) process.exit(built.code);
const { code } = await run('npx', [
  ...['--no', '--', 'chromatic', '--storybook-build-dir', 'storybook-static'],
  ...process.argv.slice(2),
]);
process.exit(code);
