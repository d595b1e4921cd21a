import { type CalendarDate, formatShortDate } from '@aitours/domain/dates';
import { Disclosure, Stack, Table, type TableColumn } from '@aitours/ui';
import * as styles from './DayBars.css.ts';
import { messages } from './messages.ts';

export interface DayBarsProps {
  /** What is counted; labels the chart and the table. */
  readonly label: string;
  /** One per day, in order. */
  readonly days: readonly ChartDay[];
  /** Default: numbers of bookings. */
  readonly measure?: Measure;
}

/** A day of a chart. */
export interface ChartDay {
  readonly date: CalendarDate;
  /** Null: unknown. */
  readonly count: number | null;
}

/** What a chart shows of each day. */
export interface Measure {
  /** The header of the table's column. */
  readonly name: string;
  readonly format: (value: number) => string;
  /** Formats the sum of all days. */
  readonly formatTotal: (total: number) => string;
}

const WIDTH = 720;
const HEIGHT = 180;
const BOTTOM = 30;
const HEAD = 28;
const GAP = 0.25;
const ROUND = 3;

const bookings: Measure = {
  name: messages.bookings,
  format: (count) => count.toLocaleString('en'),
  formatTotal: messages.bookingsInTotal,
};

const listColumns = ({ name, format }: Measure): readonly TableColumn<ChartDay>[] => [
  { key: 'day', header: messages.day, cell: ({ date }) => formatShortDate(date), rowHeader: true },
  { key: 'count', header: name, cell: ({ count }) => formatMeasure(count, format), align: 'end' },
];

const toValue = ({ count }: ChartDay): number => count ?? 0;

const formatMeasure = (count: number | null, format: Measure['format']): string =>
  count === null ? messages.unknown : format(count);

/** A bar chart of counts per day with an equivalent table (STAFF-08). */
export function DayBars({ label, days, measure = bookings }: DayBarsProps) {
  const { format, formatTotal } = measure;
  const [first, latest] = [days[0], days.at(-1)];
  if (!first || !latest) return null;
  const busiest = days.reduce((max, day) => (toValue(day) > toValue(max) ? day : max), first);
  const busiestCount = toValue(busiest);
  const total = days.reduce((sum, day) => sum + toValue(day), 0);
  const busiestDay = formatShortDate(busiest.date);
  const summary = messages.summary(formatTotal(total), days.length, format(busiestCount), busiestDay);
  return (
    <Stack gap="small">
      <div className={styles.frame}>
        <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${label}. ${summary}`}>
          <line className={styles.rule} x1="0" x2={WIDTH} y1={HEIGHT - BOTTOM} y2={HEIGHT - BOTTOM} />
          <line className={styles.rule} x1="0" x2={WIDTH} y1={HEAD} y2={HEAD} strokeDasharray="3 4" />
          <text className={styles.label} x="0" y={HEAD - 6}>
            {format(busiestCount)}
          </text>
          {days.map((day, index) => (
            <Bar
              key={day.date}
              count={toValue(day)}
              text={messages.dayBar(formatShortDate(day.date), formatMeasure(day.count, format))}
              index={index}
              days={days.length}
              busiestCount={busiestCount}
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
      </div>
      <Disclosure title={messages.asTable} variant="plain">
        <Table
          caption={label}
          captionHidden
          columns={listColumns(measure)}
          rows={days.toReversed()}
          rowKey={({ date }) => date}
        />
      </Disclosure>
    </Stack>
  );
}

interface BarProps {
  readonly count: number;
  /** Shown when the pointer is on the bar. */
  readonly text: string;
  readonly index: number;
  readonly days: number;
  readonly busiestCount: number;
  readonly isLatest: boolean;
}

function Bar({ count, text, index, days, busiestCount, isLatest }: BarProps) {
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
      <title>{text}</title>
    </rect>
  );
}
