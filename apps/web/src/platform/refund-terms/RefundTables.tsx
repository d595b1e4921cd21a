import { listRefundRows } from '@aitours/domain/booking';
import { toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { RefundClock, Stack } from '@aitours/ui';
import { messages as timing } from '../visit-timing/messages.ts';
import { useOwnClock } from '../visit-timing/useOwnClock.ts';
import { messages } from './messages.ts';

export interface RefundTable {
  /** Names the table among several; default: "Refund if you cancel". */
  readonly title?: string;
  readonly steps: Parameters<typeof listRefundRows>[0];
}

export interface RefundTablesProps {
  readonly tables: readonly RefundTable[];
  /** Whether amounts are shown; otherwise percentages of what is paid. */
  readonly withAmounts?: boolean;
  /** Who reads it. @default 'traveller' */
  readonly reader?: keyof typeof messages.reader;
}

/** What a cancellation refunds until when, in Dubai time and the traveller's own where it differs (CONST-20). */
export default function RefundTables({ tables, withAmounts = false, reader = 'traveller' }: RefundTablesProps) {
  const { when, back } = messages.reader[reader];
  const ownClock = useOwnClock();
  return (
    <Stack gap="medium">
      {tables.map(({ title = messages.refund, steps }) => (
        <RefundClock
          key={title}
          caption={withAmounts ? messages.caption(title) : messages.captionOfPaid(title)}
          whenLabel={when}
          refundLabel={back}
          periods={listRefundRows(steps, withAmounts).map(({ until, ...row }, index) => {
            const own = until && ownClock(toDubaiDate(until), toDubaiTime(until));
            return { ...row, percent: steps[index]?.percent ?? 0, ownWhen: own && timing.own(own) };
          })}
        />
      ))}
    </Stack>
  );
}
