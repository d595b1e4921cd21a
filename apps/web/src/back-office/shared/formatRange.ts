import { formatDate } from '@aitours/domain/dates';

/** "Fri 1 March 2030 to Sun 3 March 2030" */
export const formatRange = (start: string, end: string): string =>
  start === end ? formatDate(start) : `${formatDate(start)} to ${formatDate(end)}`;
