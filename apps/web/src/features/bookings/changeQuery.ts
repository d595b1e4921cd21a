import type { Schema } from '@aitours/api-client';

/** The query parameters of the page that changes a booking. Those of a line have its id after a point: `date.1`. */
export const changeParameters = {
  remove: 'remove',
  date: 'date',
  slot: 'slot',
  time: 'time',
  returnDate: 'return_date',
  returnTime: 'return_time',
} as const;

/** The kinds of travellers, whose number in a line is a parameter too. */
export const members = ['adults', 'children', 'children512', 'children25', 'infants'] as const;

/** Returns the query with which the page that changes a booking starts with what was requested before. */
export function toChangeQuery({ lines = [], transfer }: Schema<'BookingChangeRequest'>): URLSearchParams {
  const { remove, date, slot, time, returnDate, returnTime } = changeParameters;
  const entries = lines.flatMap((change): [string, string | number | undefined][] => {
    const { line } = change;
    if (change.remove) return [[remove, line]];
    return [
      [`${date}.${line}`, change.date],
      [`${slot}.${line}`, change.time_slot_id],
      ...members.map((member): [string, number | undefined] => [`${member}.${line}`, change[member]]),
    ];
  });
  const times: [string, string | undefined][] = [
    [date, transfer?.pickup_date],
    [time, transfer?.pickup_time],
    [returnDate, transfer?.return_date],
    [returnTime, transfer?.return_time],
  ];
  const given = [...entries, ...times].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return new URLSearchParams(given);
}
