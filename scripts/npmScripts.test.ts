import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from './commands.ts';

/** Programs that print their own help and reject unknown options. */
const withOwnParser =
  /^(biome|changeset|cyclonedx-npm|depcruise|knip|playwright|redocly|storybook|stryker|tsc|turbo|vitest) /;

/** npm calls it, without arguments. */
const lifecycle = ['prepare'];

const readScripts = (folder: string): [string, string][] =>
  Object.entries(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')).scripts);
const commands = readScripts('.').filter(([name]) => !lifecycle.includes(name));
const ours = commands.flatMap(([name, script]) => {
  const [, file, args = ''] = /^node (?:scripts\/run\.mjs|--conditions=\S+) (\S+\.ts)(.*)$/.exec(script) ?? [];
  return file === undefined ? [] : [{ name, file, args: args.trim().split(' ').filter(Boolean) }];
});
const others = commands.filter(([name]) => ours.every((one) => one.name !== name));

describe('npm run', () => {
  it.each(ours)('$name rejects an unknown option and prints its help', async ({ name, file, args }) => {
    const { code, output } = await run(
      process.execPath,
      ['--conditions=@aitours/source', file, ...args, '--nonsense'],
      { quiet: true },
    );
    const typed = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    expect(output).toContain("error: unknown option '--nonsense'");
    expect(output).toMatch(new RegExp(`^Usage: ${typed} --.*\\n[^]*--help[^]*\\n  \\$ ${typed}`, 'm'));
    expect(code).toBe(2);
  });

  it.each([
    ['apps/api', 'src/main.ts'],
    ['apps/web', 'server/main.ts'],
  ])('serve of %s rejects an unknown option and prints its help', async (folder, file) => {
    expect(readScripts(folder)).toContainEqual(['serve', `node --conditions=@aitours/source ${file}`]);
    const { code, output } = await run(
      process.execPath,
      ['--conditions=@aitours/source', path.join(root, folder, file), '--nonsense'],
      { quiet: true },
    );
    expect(output).toContain("error: unknown option '--nonsense'");
    expect(output).toContain(`$ npm run serve -w @aitours/${path.basename(folder)}`);
    expect(code).toBe(2);
  });

  it.each(others)('%s is one program with a parser of its own', (_, script) => {
    const program = script.replace('node scripts/run.mjs ', '');
    expect(`${program} `).toMatch(withOwnParser);
    // npm appends arguments to the last command of a chain.
    expect(program).not.toMatch(/[;&|]/);
  });
});
