/** `npm test`: runs every check, or those that are named; ends with the sum of their tests. */
import path from 'node:path';
import { createCommand, listOf } from '../apps/api/src/lib/commandLine.ts';
import { findBrowser } from './browser.ts';
import { root } from './commands.ts';
import { check, counted, jestTally, plainTally, playwrightTally, type Suite } from './suites.ts';

const domainReport = path.join(root, 'reports', 'domain.json');
/** The first one prints failed tests and errors outside tests, which the report does not have. */
const reporters = ['--reporter=default', '--reporter=json'];

/**
 * The stages run one after the other, the lanes of a stage in parallel: most of these checks use one core. Suites that
 * write files for others, such as the build, have a separate stage; so do the suites that use a browser.
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
        [
          ...['vitest', 'run', '--root', 'packages/domain'],
          ...['--coverage', ...reporters, `--outputFile=${domainReport}`],
        ],
        jestTally,
      ),
      counted(
        'unit',
        ['vitest', 'run', '--project', '!domain', ...reporters, '--outputFile=reports/unit.json'],
        jestTally,
        { WITH_DATABASE: '1' },
      ),
    ],
    [
      check('typecheck', 'typecheck'),
      check('style', 'lint:style'),
      check('imports', 'lint:imports'),
      check('unused', 'lint:unused'),
      check('unused-in-production', 'lint:unused-in-production'),
      counted('budget', ['npm', 'run', '-s', 'budget'], plainTally),
      counted('size', ['npm', 'run', '-s', 'size'], plainTally),
      counted('packages', ['npm', 'run', '-s', 'lint:packages'], plainTally),
      check('api-report', 'api:report'),
      check('sbom', 'sbom'),
      counted('examples', ['npm', 'run', '-s', 'test:examples'], plainTally),
      check('storybook', 'build:storybook'),
    ],
  ],
  [[counted('stories', ['npm', 'run', '-s', 'test:stories'], jestTally)]],
  [[counted('stories-coverage', ['npm', 'run', '-s', 'stories:coverage'], plainTally)]],
  [[counted('e2e', ['npm', 'run', '-s', 'test:e2e'], playwrightTally)]],
];
const names = stages.flat(2).map(({ name }) => name);
const usingBrowser = ['stories', 'e2e'];

const command = createCommand({
  name: 'npm test',
  purpose:
    `Runs every suite, or those that are named, and ends with "N passed, N failed".\nSuites: ${names.join(', ')}.\n` +
    'Suites after "build" use what it builds; "stories" and "stories-coverage" use what "storybook" builds.',
  examples: ['', 'unit', 'typecheck style imports'],
})
  .argument('[suites...]', 'the suites to run', listOf(names))
  .parse();
const [chosen = []]: [(readonly string[])?] = [command.processedArgs[0]];
const wanted = chosen.length > 0 ? chosen : names;

if (usingBrowser.some((name) => wanted.includes(name))) process.env['CHROMIUM_PATH'] = await findBrowser();
const total = { passed: 0, failed: 0 };
for (const lanes of stages) await Promise.all(lanes.map(runLane));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

async function runLane(lane: readonly Suite[]): Promise<void> {
  for (const suite of lane.filter(({ name }) => wanted.includes(name))) {
    const started = performance.now();
    const { passed, failed, retried = [], output } = await suite.run();
    const seconds = Math.round((performance.now() - started) / 1000);
    if (failed > 0) console.log(output.slice(-20_000));
    console.log(`${failed === 0 ? '✓' : '✗'} ${suite.name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    for (const name of retried) console.log(`  passed at its second attempt: ${name}`);
    total.passed += passed;
    total.failed += failed;
  }
}
