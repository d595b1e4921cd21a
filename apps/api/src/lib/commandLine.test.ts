import type { Command } from 'commander';
import { describe, expect, it, vi } from 'vitest';
import { createCommand, listOf, oneOf, wholeNumber } from './commandLine.ts';

const suites = ['build', 'typecheck', 'stories'] as const;

const testCommand = () =>
  createCommand({ name: 'npm test', purpose: 'Runs the checks.', examples: ['', 'stories'] })
    .argument('[suites...]', 'what to run', listOf(suites))
    .option('--port <number>', 'where', wholeNumber(1, 65_535));

/** Parses arguments and returns what is printed and the exit code, if the process would end. */
function run(command: Command, ...args: string[]): { printed: string; code: number | undefined } {
  let printed = '';
  const write = (text: string) => {
    printed += text;
  };
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Exit(Number(code));
  });
  try {
    command.configureOutput({ writeOut: write, writeErr: write }).parse(args, { from: 'user' });
    return { printed, code: undefined };
  } catch (error) {
    if (error instanceof Exit) return { printed, code: error.code };
    throw error;
  } finally {
    exit.mockRestore();
  }
}

class Exit extends Error {
  readonly code: number;

  constructor(code: number) {
    super();
    this.code = code;
  }
}

describe('a command', () => {
  it('accepts the names it knows, separated by spaces or commas', () => {
    const command = testCommand();
    expect(run(command, 'build', 'typecheck,stories', '--port', '80').code).toBeUndefined();
    expect(command.processedArgs).toEqual([['build', 'typecheck', 'stories']]);
    expect(command.opts()).toEqual({ port: 80 });
  });

  it('prints purpose, arguments, options and examples for --help', () => {
    const { printed, code } = run(testCommand(), '--help');
    expect(code).toBe(0);
    for (const part of [
      'Usage: npm test -- [options] [suites...]',
      'Runs the checks.',
      'what to run',
      '--port <number>',
    ])
      expect(printed).toContain(part);
    expect(printed).toMatch(/Examples:\n {2}\$ npm test\n {2}\$ npm test -- stories\n/);
  });

  it.each([
    [['storys'], /Did you mean stories\? Valid: build, typecheck, stories\./],
    [['something-else'], /Valid: build, typecheck, stories\./],
    [['--prot', '80'], /unknown option '--prot'\n\(Did you mean --port\?\)[\s\S]*--port <number>/],
    [['--port', 'eighty'], /Give a whole number from 1 to 65535\./],
    [['--port', '0'], /Give a whole number from 1 to 65535\./],
  ])('ends with code 2 and says what is valid: %s', (args, said) => {
    const { printed, code } = run(testCommand(), ...args);
    expect(code).toBe(2);
    expect(printed).toMatch(said);
  });

  it('ends with code 2 when it gets an argument and takes none', () => {
    const { printed, code } = run(createCommand({ name: 'npm run x', purpose: 'x', examples: [] }), 'y');
    expect(code).toBe(2);
    expect(printed).toMatch(/too many arguments/);
  });
});

it('does not suggest a name that is far from the one given', () => {
  expect(() => oneOf(suites)('completely-different')).toThrow(/^Valid:/);
});
