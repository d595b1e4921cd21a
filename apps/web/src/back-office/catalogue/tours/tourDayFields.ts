import type { Offers } from '../../../features/tour-booking/useOffers.ts';
import type { DayRow } from './tourDayDraft.ts';

/** What the fields of a day get. */
export interface DayFieldsProps {
  readonly day: DayRow;
  /** From 0. */
  readonly index: number;
  readonly edit: (part: Partial<DayRow>) => void;
  readonly offers: Offers;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Adds the stored value while it isn't among the options, so that the select doesn't show another. */
export const withStored = (options: readonly Option[], stored: string, label: string): readonly Option[] =>
  stored === '' || options.some(({ value }) => value === stored) ? options : [...options, { value: stored, label }];
