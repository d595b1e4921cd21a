/** `npm run release`: the two steps of a release of `@aitours/ui` and `@aitours/api-client` (docs/packages.md). */
import { spawnSync } from 'node:child_process';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { build, root } from './commands.ts';

const command = createCommand({
  name: 'npm run release',
  purpose: 'Releases the packages that have changesets, in two steps: version, then publish after a review.',
  examples: ['version', 'publish', 'publish --provenance'],
});
command
  .command('version')
  .description('turns pending changesets into versions and changelogs')
  .action(() => {
    step('changeset', 'version');
    step('npm', 'install', '--package-lock-only', '--ignore-scripts');
  });
command
  .command('publish')
  .description('builds and checks the packages, and publishes the versions that the registry does not have')
  .option('--provenance', 'signs which commit and CI job made public packages, in a job that may sign (npm checks it)')
  .action(async ({ provenance = false }: { provenance?: boolean }) => {
    await build('ui', 'api-client');
    step('npm', 'run', '-s', 'lint:packages');
    step('npm', 'run', '-s', 'test:examples');
    process.env['NPM_CONFIG_PROVENANCE'] = String(provenance);
    step('changeset', 'publish');
  });
await command.parseAsync();

/** Runs a program at the terminal, where it can ask for a one-time password; ends the process if it fails. */
function step(program: string, ...args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(error ? 1 : (status ?? 1));
}
