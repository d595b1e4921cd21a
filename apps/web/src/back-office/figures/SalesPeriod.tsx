import { addDays, type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import type { Period, PeriodError } from '@aitours/domain/sales';
import { Inline, LinkButton, Stack, TextField } from '@aitours/ui';
import * as styles from '../shared/days.css.ts';
import { salesMessages as messages } from './salesMessages.ts';

export interface SalesPeriodProps {
  readonly today: CalendarDate;
  readonly period: Period;
  readonly error: PeriodError | undefined;
  /** Returns the address of the report of a period. */
  readonly getHref: (period: Period) => string;
  readonly onChange: (period: Period) => void;
}

/** The choice of a period: two days, or a link to a usual one. */
export function SalesPeriod({ today, period, error, getHref, onChange }: SalesPeriodProps) {
  const choose = (change: Partial<Period>) => onChange({ ...period, ...change });
  return (
    <Stack gap="small">
      <nav aria-label={messages.periods}>
        <Inline gap="small">
          {listUsualPeriods(today).map(({ name, ...usual }) => (
            <LinkButton
              key={name}
              size="small"
              href={getHref(usual)}
              {...(getHref(usual) === getHref(period) ? { 'aria-current': 'page' } : { tone: 'secondary' })}
            >
              {name}
            </LinkButton>
          ))}
        </Inline>
      </nav>
      <div className={styles.days}>
        <div>
          <TextField
            type="date"
            label={messages.from}
            value={period.start}
            onChange={(value) => choose({ start: normaliseDate(value) ?? period.start })}
          />
        </div>
        <div>
          <TextField
            type="date"
            label={messages.to}
            value={period.end}
            {...(error && { errorMessage: messages.errors[error] })}
            onChange={(value) => choose({ end: normaliseDate(value) ?? period.end })}
          />
        </div>
      </div>
    </Stack>
  );
}

function listUsualPeriods(today: CalendarDate): readonly (Period & { readonly name: string })[] {
  const monthStart = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(monthStart, -1);
  return [
    { name: messages.lastWeek, start: addDays(today, -6), end: today },
    { name: messages.lastDays, start: addDays(today, -29), end: today },
    { name: messages.thisMonth, start: monthStart, end: today },
    { name: messages.lastMonth, start: `${lastMonthEnd.slice(0, 8)}01`, end: lastMonthEnd },
  ];
}
