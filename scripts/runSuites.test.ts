import { expect, it } from 'vitest';
import { describeSlowest, runSuites, type Suite } from './runSuites.ts';

interface Recorded {
  readonly started: string[];
  readonly suite: (name: string, options?: Partial<Suite> & { readonly failed?: number }) => Suite;
  /** The most cores that were used at one moment. */
  readonly most: () => number;
}

function recordSuites(): Recorded {
  const started: string[] = [];
  let used = 0;
  let most = 0;
  return {
    started,
    most: () => most,
    suite: (name, { failed = 0, cores = 1, ...rest } = {}) => ({
      name,
      cores,
      seconds: 1,
      run: async () => {
        started.push(name);
        used += cores;
        most = Math.max(most, used);
        await new Promise((resolve) => setTimeout(resolve, 5));
        used -= cores;
        return { passed: 2, failed, output: `output of ${name}` };
      },
      ...rest,
    }),
  };
}

const ignore = () => {};

it('runs each suite after those whose results it uses, on two cores at most', async () => {
  const { suite, started, most } = recordSuites();
  const suites = [suite('stories', { after: ['build'], cores: 2 }), suite('build'), suite('types'), suite('style')];
  expect(await runSuites(suites, ignore)).toMatchObject({ passed: 8, failed: 0 });
  expect(started).toEqual(['build', 'types', 'style', 'stories']);
  expect(most()).toBe(2);
});

it('does not run what uses the result of a suite that failed, and counts it as failed', async () => {
  const { suite, started } = recordSuites();
  const lines: string[] = [];
  const suites = [
    suite('build', { failed: 1 }),
    suite('budget', { after: ['build'] }),
    suite('e2e', { after: ['budget'] }),
  ];
  expect(await runSuites(suites, (line) => lines.push(line))).toMatchObject({ passed: 2, failed: 3 });
  expect(started).toEqual(['build']);
  expect(lines).toContain('Not run, because build failed.');
  expect(lines).toContain('Not run, because budget failed.');
});

it('ignores suites that were not chosen', async () => {
  const { suite, started } = recordSuites();
  await runSuites([suite('stories', { after: ['storybook'] })], ignore);
  expect(started).toEqual(['stories']);
});

it('counts a suite that can’t start as failed', async () => {
  const { suite } = recordSuites();
  const broken = suite('broken', { run: () => Promise.reject(new Error('no such program')) });
  expect(await runSuites([broken], ignore)).toMatchObject({ passed: 0, failed: 1 });
});

it('prints its plan, and names the slowest ten tests', async () => {
  const lines: string[] = [];
  const { suite } = recordSuites();
  await runSuites([suite('build', { seconds: 130, cores: 2 }), suite('types', { seconds: 20 })], (line) =>
    lines.push(line),
  );
  expect(lines.slice(0, 2)).toEqual(['2 suites, about 2:20 on two quiet cores:', '  build 130 s, types 20 s']);
  const times = Array.from({ length: 12 }, (_, number) => ({ name: `test ${number}`, seconds: number }));
  expect(describeSlowest(times)).toHaveLength(10);
  expect(describeSlowest(times)[0]).toBe('    11.0 s  test 11');
});
