/** The parts of a recurrence rule that choose dates (RFC 5545); the time is that of the time slot. */
export type RulePart =
  | 'FREQ'
  | 'INTERVAL'
  | 'COUNT'
  | 'UNTIL'
  | 'WKST'
  | 'BYDAY'
  | 'BYMONTHDAY'
  | 'BYMONTH'
  | 'BYSETPOS';

/**
 * Returns the parts of a rule by name.
 *
 * @example readRruleParts('FREQ=WEEKLY;BYDAY=FR,SA').get('BYDAY') // 'FR,SA'
 * @example readRruleParts('every Friday').get('FREQ') // undefined
 */
export const readRruleParts = (rrule: string): ReadonlyMap<string, string> =>
  new Map(
    rrule.split(';').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=');
      return [name, value];
    }),
  );
