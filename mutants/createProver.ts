import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createVitest } from 'vitest/node';
import { findBrowser } from '../scripts/browser.ts';
import { type RunOptions, run } from '../scripts/commands.ts';
import { freePort } from '../scripts/freePort.ts';
import { selectStories } from '../scripts/selectStories.ts';
import { jestTally } from '../scripts/suites.ts';
import { type IndexEntry, writeStoryTests } from '../scripts/writeStoryTests.ts';
import type { Mutant, Proof } from './mutants.ts';

/** The tests of one kind, ready to run. */
export interface Prover {
  /** Returns whether the tests pass. @param changed a file that was changed, and is restored afterwards */
  readonly passes: (proof: Proof, changed?: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Starts what the tests of some mutants need, in the copy of the project.
 *
 * @param isFull runs whole suites instead of what the proofs name
 */
export async function createProver(folder: string, mutants: readonly Mutant[], isFull: boolean): Promise<Prover> {
  const suites = new Set(mutants.map(({ proof }) => proof.suite));
  const unit = suites.has('unit') || suites.has('server') ? await startVitest(folder, suites.has('server')) : null;
  const stories = suites.has('stories') ? await startStorybook(folder) : null;
  const programs = startPrograms(folder);
  const provers = { unit, server: unit, stories, e2e: programs, static: programs };
  const unchanged = new Map<string, Promise<boolean>>();
  return {
    passes: (named, changed) => {
      const { suite, isRest } = named;
      const proof: Proof = isFull && suite !== 'static' ? { suite, file: '', ...(isRest && { isRest }) } : named;
      const prover = provers[proof.suite];
      if (!prover) throw new Error(`The suite ${proof.suite} was not started`);
      if (changed !== undefined) return prover.passes(proof, changed);
      const key = JSON.stringify(proof);
      const outcome = unchanged.get(key) ?? prover.passes(proof);
      unchanged.set(key, outcome);
      return outcome;
    },
    close: async () => {
      for (const prover of [unit, stories]) await prover?.close();
    },
  };
}

/** Starts Vitest once: its database and what it has transformed serve all mutants. */
async function startVitest(folder: string, hasServer: boolean): Promise<Prover> {
  if (hasServer) process.env['WITH_DATABASE'] = '1';
  // The patterns of the configuration are relative to it.
  process.chdir(folder);
  // On a busy machine a slow test must not look like one that finds a mutant.
  const testTimeout = 180_000;
  const vitest = await createVitest({ root: folder, watch: false, reporters: [{}], testTimeout });
  await vitest.standalone();
  return {
    passes: async ({ suite, file, title, isRest }, changed) => {
      const all = await vitest.globTestSpecifications(file === '' ? [] : [file]);
      const ofServer = isRest ? 'server-rest' : 'server';
      const chosen = all.filter(({ project: { name } }) =>
        suite === 'server' ? name === ofServer : !name.startsWith('server'),
      );
      if (title === undefined) vitest.resetGlobalTestNamePattern();
      else vitest.setGlobalTestNamePattern(new RegExp(title));
      if (changed !== undefined) vitest.invalidateFile(changed);
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
      if (changed !== undefined) vitest.invalidateFile(changed);
      // The result contains modules of earlier runs as well.
      const files = new Set(chosen.map(({ moduleId }) => moduleId));
      const modules = testModules.filter(({ moduleId }) => files.has(moduleId));
      const tests = modules.flatMap((module) => [...module.children.allTests()]);
      const isRun = tests.some((test) => test.result().state === 'passed');
      return isRun && unhandledErrors.length === 0 && modules.every((module) => module.ok());
    },
    close: () => vitest.close(),
  };
}

/** Starts Storybook in development mode: a mutant costs the modules that it changes instead of a build. */
async function startStorybook(folder: string): Promise<Prover> {
  const port = await freePort();
  const args = ['dev', '--port', `${port}`, '--exact-port', '--ci', '--no-open', '--disable-telemetry', '--quiet'];
  const server = spawn('storybook', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  // First of all, so that the copy can be removed.
  process.prependListener('exit', () => server.kill('SIGKILL'));
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 300_000;
  while (!(await fetch(`${url}/index.json`).catch(() => null))?.ok) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`Storybook did not start:\n${output}`);
    await wait(500);
  }
  const report = path.join(folder, 'reports', 'stories', 'report.json');
  const browser = await findBrowser();
  return {
    passes: async ({ file, title, isRest }) => {
      const index: { entries: Record<string, IndexEntry> } = await (await fetch(`${url}/index.json`)).json();
      const all = Object.values(index.entries).filter(
        ({ type, tags, importPath }) =>
          type === 'story' && tags.includes('test') && (file === '' || importPath === `./${file}`),
      );
      const options: RunOptions = {
        cwd: folder,
        env: {
          CHROMIUM_PATH: browser,
          STORY_TEST_MATCH: writeStoryTests(folder, 1, isRest ? all : selectStories(all)),
          ...(isRest && { STORY_CHECKS: 'all' }),
        },
      };
      const reported = ['--json', '--outputFile', report];
      const visit = ['--url', url, '--maxWorkers', '1', ...reported, ...filter('-t', '', title)];
      // The first visit bundles packages, which can take longer than a page may.
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const isPassed = await runProgram('test-storybook', visit, options);
        const { passed, failed } = jestTally(JSON.parse(readFileSync(report, 'utf8')));
        if (passed + failed > 0) return isPassed;
      }
      throw new Error(`No story of ${file} could be visited`);
    },
    close: async () => {
      if (server.kill()) await once(server, 'exit');
    },
  };
}

/** Runs journeys and npm scripts. */
const startPrograms = (cwd: string): Prover => ({
  passes: async ({ suite, file, title, isRest }) => {
    if (suite === 'static') return runProgram('npm', ['run', '--silent', file], { cwd });
    const isBuilt = await runProgram('npm', ['run', '--silent', 'build'], { cwd });
    const args = ['test', '-c', 'e2e/playwright.config.ts', ...filter('-g', file, title)];
    return isBuilt && runProgram('playwright', args, { cwd, env: { E2E_SET: isRest ? 'rest' : 'core' } });
  },
  close: async () => {},
});

const filter = (option: string, file: string, title: string | undefined): string[] => [
  ...(title === undefined ? [] : [option, title]),
  ...(file === '' ? [] : [file]),
];

async function runProgram(program: string, args: readonly string[], options: RunOptions): Promise<boolean> {
  const { code } = await run(program, args, { quiet: true, ...options });
  return code === 0;
}
