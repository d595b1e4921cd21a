import { type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import { Command, InvalidArgumentError } from 'commander';
import { closest, distance } from 'fastest-levenshtein';

/** The exit code of a command that was called with an unknown or invalid argument. */
const usageError = 2;

/** The largest edit distance at which a name is offered as a correction. */
const maxTypos = 3;

interface CommandDescription {
  /** As it is typed: `npm test`, `npm run bench`. */
  readonly name: string;
  readonly purpose: string;
  /** What is typed after the name. */
  readonly examples: readonly string[];
}

/**
 * Creates the parser of a command's arguments. `--help` prints purpose, arguments, options and examples; an unknown or
 * invalid argument prints the error and the help, and ends the process with code 2.
 *
 * Seed, backup and restore use it in the production image, which has no `scripts/`.
 */
export function createCommand({ name, purpose, examples }: CommandDescription): Command {
  const typed = (example: string) => `  $ ${[name, ...(example === '' ? [] : ['--', example])].join(' ')}`;
  return new Command(`${name} --`)
    .description(purpose)
    .addHelpText('after', `\nExamples:\n${examples.map(typed).join('\n')}`)
    .showHelpAfterError()
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageError));
}

/**
 * Returns a parser of an argument or option that accepts some names only.
 *
 * @throws {InvalidArgumentError} for any other name, with the closest valid one and all of them
 */
export function oneOf<Name extends string>(names: readonly Name[]): (text: string) => Name {
  return (text) => {
    const found = names.find((name) => name === text);
    if (found !== undefined) return found;
    const similar = closest(text, names);
    const hint = distance(text, similar) <= maxTypos ? `Did you mean ${similar}? ` : '';
    throw new InvalidArgumentError(`${hint}Valid: ${names.join(', ')}.`);
  };
}

/**
 * Returns a parser of a list of names: separated by commas, or by spaces where the argument may be repeated.
 *
 * @throws {InvalidArgumentError} for a name that is not valid
 */
export function listOf<Name extends string>(
  names: readonly Name[],
): (text: string, previous?: readonly Name[]) => readonly Name[] {
  const parse = oneOf(names);
  return (text, previous = []) => [...previous, ...text.split(',').map(parse)];
}

/**
 * Returns a parser of a whole number within bounds.
 *
 * @throws {InvalidArgumentError} for anything else
 */
export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    const bounds = max === Number.MAX_SAFE_INTEGER ? `of at least ${min}` : `from ${min} to ${max}`;
    throw new InvalidArgumentError(`Give a whole number ${bounds}.`);
  };
}

/**
 * Parses a calendar date of an option.
 *
 * @throws {InvalidArgumentError} for anything else
 */
export function calendarDate(text: string): CalendarDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || normaliseDate(text) !== text)
    throw new InvalidArgumentError('Give a date such as 2030-03-31.');
  return text;
}
