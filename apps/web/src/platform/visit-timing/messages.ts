import { type CalendarDate, formatDate, formatTime, type TimeOfDay, type VisitorTime } from '@aitours/domain/dates';

const days = { before: ' the day before', same: '', after: ' the day after' } as const;

/** Formats "5:00 AM where you are". */
const own = ({ time, day }: VisitorTime): string => `${formatTime(time)}${days[day]} where you are`;

const inDubai = (text: string, ownClock: VisitorTime | undefined): string =>
  ownClock ? `${text} Dubai time (${own(ownClock)})` : text;

export const messages = {
  own,
  begins: (time: TimeOfDay, ownClock: VisitorTime | undefined): string =>
    `Begins at ${inDubai(formatTime(time), ownClock)}.`,
  freeUntil: (date: CalendarDate, time: TimeOfDay, ownClock: VisitorTime | undefined): string =>
    `Free cancellation until ${inDubai(`${formatDate(date)}, ${formatTime(time)}`, ownClock)}.`,
  noRefund: 'Free cancellation is no longer possible for this date.',
};
