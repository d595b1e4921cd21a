import { editorMessages as messages } from './editorMessages.ts';

/** Returns the lines that contain text. */
export const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns what a text says; null if it is empty. */
export const orNull = <Value>(text: string, read: (text: string) => Value): Value | null =>
  text.trim() === '' ? null : read(text.trim());

/** Returns why a text is invalid. */
export type Check = (text: string) => string | undefined;

/** At most 999,999.99, like the contract's prices. */
export const checkAmount: Check = (text) => (/^\d{1,6}(\.\d{1,2})?$/.test(text) ? undefined : messages.errors.amount);
export const within =
  (min: number, max: number): Check =>
  (text) =>
    /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max ? undefined : messages.errors.whole(min, max);
export const createCoordinateCheck =
  (max: number): Check =>
  (text) =>
    /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= max ? undefined : messages.errors.coordinate(max);
export const createLinesCheck =
  (maxLength: number, maxCount: number): Check =>
  (text) => {
    const all = splitLines(text);
    if (all.length > maxCount) return messages.errors.tooManyLines(maxCount);
    return all.some((line) => line.length > maxLength) ? messages.errors.longLine(maxLength) : undefined;
  };
/** The end of a page's address. */
export const slug: Check = (text) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) ? undefined : messages.errors.slug);
const anyText: Check = () => undefined;

export const checkOptional = (text: string, check: Check) => (text.trim() === '' ? undefined : check(text.trim()));
export const checkRequired = (text: string, check: Check = anyText) =>
  text.trim() === '' ? messages.errors.missing : check(text.trim());

/** "95" and "95.5" are "95.00" and "95.50" on the wire. */
export function toAmount(text: string): string {
  const [whole = '', fraction = ''] = text.trim().split('.');
  return `${whole}.${fraction.padEnd(2, '0')}`;
}

type Errors = Readonly<Record<string, string | undefined>>;

/** Returns the errors that there are. */
export const dropMissing = (errors: Errors): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/**
 * Returns the messages of broken rules that concern several fields; of a list as a whole only once its rows are valid.
 *
 * @param rows the errors of the rows' own fields
 */
export function describeRules<Kind extends string>(
  found: Readonly<Record<string, Kind>>,
  rows: Errors,
  texts: Readonly<Record<Kind, string>>,
): Record<string, string> {
  const invalid = Object.keys(dropMissing(rows));
  const isShown = (name: string) => !invalid.some((row) => row === name || row.startsWith(`${name}.`));
  const shown = Object.entries(found).filter(([name]) => isShown(name));
  return Object.fromEntries(shown.map(([name, kind]) => [name, texts[kind]]));
}
