import { formatShortDate } from '@aitours/domain/dates';
import type { DayCount } from '@aitours/domain/staff';
import { Disclosure, Stack, Table, type TableColumn } from '@aitours/ui';
import * as styles from './DayBars.css.ts';
import { messages } from './messages.ts';

export interface DayBarsProps {
  /** What is counted; labels the chart and the table. */
  readonly label: string;
  /** One per day, in order. */
  readonly days: readonly DayCount[];
}

const WIDTH = 720;
const HEIGHT = 180;
const BOTTOM = 30;
const HEAD = 28;
const GAP = 0.25;
const ROUND = 3;

const columns: readonly TableColumn<DayCount>[] = [
  { key: 'day', header: messages.day, cell: ({ date }) => formatShortDate(date), rowHeader: true },
  { key: 'count', header: messages.bookings, cell: ({ count }) => count, align: 'end' },
];

/** A bar chart of counts per day with an equivalent table (STAFF-08). */
export function DayBars({ label, days }: DayBarsProps) {
  const [first, latest] = [days[0], days.at(-1)];
  if (!first || !latest) return null;
  const busiest = days.reduce((busiestCount, day) => (day.count > busiestCount.count ? day : busiestCount), first);
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const summary = messages.summary(total, days.length, busiest.count, formatShortDate(busiest.date));
  return (
    <Stack gap="small">
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}. ${summary}`}>
        <line className={styles.rule} x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
        <line className={styles.rule} x1="0" x2={WIDTH} y1={HEAD} y2={HEAD} strokeDasharray="3 4" />
        <text className={styles.label} x="0" y={HEAD - 6}>
          {busiest.count}
        </text>
        {days.map((day, index) => (
          <Bar
            key={day.date}
            day={day}
            index={index}
            days={days.length}
            busiestCount={busiest.count}
            isLatest={day === latest}
          />
        ))}
        <text className={styles.label} x="0" y={HEIGHT - 4}>
          {formatShortDate(first.date)}
        </text>
        <text className={styles.label} x={WIDTH} y={HEIGHT - 4} textAnchor="end">
          {formatShortDate(latest.date)}
        </text>
      </svg>
      <Disclosure title={messages.asTable} variant="plain">
        <Table caption={label} captionHidden columns={columns} rows={days.toReversed()} rowKey={({ date }) => date} />
      </Disclosure>
    </Stack>
  );
}

interface BarProps {
  readonly day: DayCount;
  readonly index: number;
  readonly days: number;
  readonly busiestCount: number;
  readonly isLatest: boolean;
}

function Bar({ day: { date, count }, index, days, busiestCount, isLatest }: BarProps) {
  const step = WIDTH / days;
  const height = busiestCount === 0 ? 0 : (count / busiestCount) * (HEIGHT - BOTTOM - HEAD);
  return (
    <rect
      className={isLatest ? styles.latest : styles.bar}
      x={index * step + (step * GAP) / 2}
      y={HEIGHT - BOTTOM - height}
      width={step * (1 - GAP)}
      height={height}
      rx={ROUND}
    >
      <title>{messages.dayBar(formatShortDate(date), count)}</title>
    </rect>
  );
}
