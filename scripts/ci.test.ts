import { accessSync, constants, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './commands.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

interface Job {
  steps?: { run?: string }[];
  script?: string[];
}

/** Returns the commands of all jobs. */
const listCommands = (jobs: object): string[] =>
  Object.values(jobs).flatMap((job: Job) => job.script ?? job.steps?.flatMap(({ run }) => run ?? []) ?? []);

const github: { jobs: object } = parse(read('.github/workflows/checks.yml'));
const gitlab: object = parse(read('.gitlab-ci.yml'));

describe.each([
  ['GitHub', listCommands(github.jobs)],
  ['GitLab', listCommands(gitlab)],
])('the jobs of %s', (_name, commands) => {
  test('run the programs of .ci, which exist and are executable', () => {
    expect(commands).toEqual(['.ci/run', '.ci/start']);
    for (const command of commands) expect(() => accessSync(path.join(root, command), constants.X_OK)).not.toThrow();
  });
});

test.each([
  ['.ci/run', 'test'],
  ['.ci/run', 'run test:rest'],
  ['.ci/start', 'start'],
])('%s calls npm %s, as README does', (file, command) => {
  expect(read(file)).toMatch(new RegExp(`^npm ${command}( &)?$`, 'm'));
  expect(read('README.md')).toMatch(new RegExp(`^npm ${command} `, 'm'));
  const script = command.replace('run ', '');
  expect(scripts).toHaveProperty(script);
});

test('Renovate updates packages after a week, and security fixes at once', () => {
  const renovate: Record<string, unknown> = JSON.parse(read('renovate.json'));
  expect(renovate).toMatchObject({
    extends: expect.arrayContaining(['config:recommended']),
    minimumReleaseAge: '7 days',
    vulnerabilityAlerts: { minimumReleaseAge: null },
  });
});
