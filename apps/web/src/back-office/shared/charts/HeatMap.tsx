import { formatShortDate, getWeekday } from '@aitours/domain/dates';
import type { Occupancy } from '@aitours/domain/staff';
import { Stack, VisuallyHidden } from '@aitours/ui';
import * as styles from './HeatMap.css.ts';
import { messages } from './messages.ts';

export interface HeatMapRow {
  readonly key: string;
  /** A time with its name: "08:00 Early Bird". */
  readonly label: string;
  /** One per date; null without a slot. */
  readonly cells: readonly (Occupancy | null)[];
}

export interface HeatMapProps {
  /** Labels the table. */
  readonly label: string;
  readonly dates: readonly string[];
  readonly rows: readonly HeatMapRow[];
}

type Level = 'closed' | keyof typeof messages.legend;

const THIRD = 100 / 3;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

function getLevel(occupancy: Occupancy | null): Level {
  if (!occupancy) return 'closed';
  const { percent, booked } = occupancy;
  if (percent === 100) return 'full';
  if (booked === 0) return 'none';
  if (percent < THIRD) return 'low';
  return percent < 2 * THIRD ? 'middle' : 'high';
}

/** Occupancy by time and date as a table with colours and figures (STAFF-16). */
export function HeatMap({ label, dates, rows }: HeatMapProps) {
  return (
    <Stack gap="small">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is scrolled by keyboard too */}
      <section className={styles.frame} aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{label}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th className={styles.rowHead} scope="col">
                {messages.time}
              </th>
              {dates.map((date) => (
                <th className={styles.head} scope="col" key={date}>
                  {WEEKDAYS[getWeekday(date)]}
                  <br />
                  {formatShortDate(date).replace(/ \d{4}$/, '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th className={styles.rowHead} scope="row">
                  {row.label}
                </th>
                {row.cells.map((occupancy, index) => (
                  <Cell key={dates[index]} occupancy={occupancy} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Legend />
    </Stack>
  );
}

function Cell({ occupancy }: { occupancy: Occupancy | null }) {
  const level = getLevel(occupancy);
  if (!occupancy) {
    return (
      <td className={styles.cell} data-level={level}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{messages.closed}</VisuallyHidden>
      </td>
    );
  }
  const { booked, capacity, percent } = occupancy;
  return (
    <td className={styles.cell} data-level={level} title={messages.places(booked, capacity)}>
      {level === 'full' ? messages.full : messages.percent(percent)}
    </td>
  );
}

function Legend() {
  const levels = Object.entries(messages.legend);
  return (
    <div className={styles.legend}>
      {levels.map(([level, text]) => (
        <span key={level} className={styles.legendItem}>
          <span className={styles.swatch} data-level={level} />
          {text}
        </span>
      ))}
    </div>
  );
}
