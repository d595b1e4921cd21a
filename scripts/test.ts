/** `npm test`: every check there is; ends with the sum of all of them. */
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { root } from './commands.ts';
import { requireProjectNode } from './requireProjectNode.ts';
import { check, counted, jestTally, plainTally, playwrightTally, type Suite } from './suites.ts';

requireProjectNode();
process.env['CHROMIUM_PATH'] = await findBrowser();

const rules = path.join(root, 'reports', 'rules.json');

/**
 * One stage after the other; the lanes of a stage side by side, for most of these checks keep one core busy and leave
 * the other idle. What writes files that others read, as the build does, has a stage to itself; so have the browsers.
 */
const stages: Suite[][][] = [
  [
    [
      check('generated-files', 'generate:check'),
      check('contract-lint', 'lint:contract'),
      check('contract-breaking', 'contract:breaking'),
      check('build', 'build', ['--output-logs=errors-only']),
    ],
  ],
  [
    [
      counted(
        'domain',
        ['npx', 'vitest', 'run', '--root', 'packages/domain', '--coverage', '--reporter=json', `--outputFile=${rules}`],
        'rules.json',
        jestTally,
      ),
      counted(
        'unit',
        ['npx', 'vitest', 'run', '--project', '!domain', '--reporter=json', '--outputFile=reports/vitest.json'],
        'vitest.json',
        jestTally,
        { WITH_DATABASE: '1' },
      ),
    ],
    [
      check('types', 'typecheck'),
      check('style', 'lint:style'),
      check('imports', 'lint:imports'),
      check('unused', 'lint:unused'),
      counted('budget', ['npm', 'run', '-s', 'budget'], 'budget.json', plainTally),
      counted('size', ['npm', 'run', '-s', 'size'], 'size.json', plainTally),
      counted('packages', ['npm', 'run', '-s', 'lint:packages'], 'packages.json', plainTally),
      check('api-report', 'api:report'),
      counted('examples', ['npm', 'run', '-s', 'test:examples'], 'examples.json', plainTally),
      check('storybook', 'build:storybook'),
    ],
  ],
  [[counted('stories', ['npm', 'run', '-s', 'test:stories'], 'stories.json', jestTally)]],
  [[counted('stories-coverage', ['npm', 'run', '-s', 'stories:coverage'], 'stories-coverage.json', plainTally)]],
  [[counted('e2e', ['npm', 'run', '-s', 'test:e2e'], 'e2e.json', playwrightTally)]],
];

const wanted = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
for (const lanes of stages) await Promise.all(lanes.map(runInTurn));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runInTurn(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const started = performance.now();
    const { passed, failed, output } = await suite.run();
    const seconds = Math.round((performance.now() - started) / 1000);
    if (failed > 0) console.log(output.slice(-20_000));
    console.log(`${failed === 0 ? '✓' : '✗'} ${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
  }
}
