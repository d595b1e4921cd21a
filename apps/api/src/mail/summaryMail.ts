import { formatCount } from '@aitours/domain/counts';
import { addDays, type CalendarDate, formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import type { DayFigures } from '../db/operating/dayFigures.ts';
import type { Mail } from '../db/operating/outgoingMail.ts';
import { renderMail } from './renderMail.ts';

/** What takes place on a day. */
export interface DayAhead {
  readonly bookings: number;
  /** If not, there are more bookings than were counted. */
  readonly isComplete: boolean;
  /** Of these, those to be paid in cash. */
  readonly unpaid: number;
  /** In fils. */
  readonly toCollect: number;
}

interface Summary {
  /** The day on which it is sent. */
  readonly date: CalendarDate;
  /** The figures of the day before. */
  readonly figures: DayFigures;
  readonly ahead: DayAhead;
}

/** Returns the summary of yesterday and today to the shop. @param to the address of BOOKING_NOTICE_EMAIL */
export const createDailySummary = (to: string, { date, figures, ahead }: Summary, publicUrl: string): Mail =>
  renderMail({
    kind: 'staff-daily-summary',
    to,
    subject: `${formatDate(date)}: ${countAhead(ahead)} today`,
    intro: `What happened on ${formatDate(addDays(date, -1))}, and what today brings.`,
    rows: [
      ['Booked yesterday', describe(figures.booked.count, figures.booked.total)],
      ['Cancelled yesterday', describe(figures.cancelled.count, figures.cancelled.refund, 'refunded')],
      ['Taking place today', countAhead(ahead)],
      [
        ahead.isComplete ? 'To collect in cash' : 'To collect in cash from the first of them',
        describe(ahead.unpaid, ahead.toCollect),
      ],
      ...listUnsentRows(figures.unsent),
    ],
    link: { text: 'Open the departures of today', url: `${publicUrl}/dashboard/departures` },
  });

const countAhead = ({ bookings, isComplete }: DayAhead): string =>
  isComplete ? formatCount(bookings, 'booking') : `more than ${formatCount(bookings, 'booking')}`;

/** @param what happened with the amount */
function describe(count: number, amount: number, what = ''): string {
  const text = formatCount(count, 'booking');
  return amount > 0 ? `${text}, ${formatPrice(amount)} ${what}`.trim() : text;
}

const listUnsentRows = ({ mails, webhooks }: DayFigures['unsent']): [string, string][] => [
  ...(mails > 0 ? [['Given up', `${formatCount(mails, 'mail')} (Settings, Mails)`] satisfies [string, string]] : []),
  ...(webhooks > 0
    ? [['Not accepted', `${formatCount(webhooks, 'webhook')} (Settings, Webhooks)`] satisfies [string, string]]
    : []),
];
