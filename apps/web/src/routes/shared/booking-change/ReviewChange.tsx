import type { Schema } from '@aitours/api-client';
import { formatWhen } from '@aitours/domain/booked';
import { formatDiscountLabel } from '@aitours/domain/booking';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import { Banner, Button, Card, Inline, PriceSummary, Stack, Table, Text } from '@aitours/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { Booking } from '../../../features/bookings/booking.ts';
import { useChangeTexts } from './changeTexts.ts';
import { describeQuote, type Quote } from './describeQuote.ts';
import { formatClockText, messages } from './messages.ts';
import type { BookingChange } from './useBookingChange.ts';
import type { Review } from './useChangeCalls.ts';

type QuotedLine = Schema<'QuotedLineChange'>;
type Side = Schema<'QuotedLine'>;

const price = (amount: string): string => formatPrice(parseFils(amount));

export interface ReviewChangeProps {
  booking: Booking;
  change: BookingChange;
  review: Review;
}

/** The change before and after, what is paid or refunded, and the button that makes it. */
export function ReviewChange({ booking, change, review: { quote, previousTotal } }: ReviewChangeProps) {
  const texts = useChangeTexts();
  const { title, text } = describeQuote(booking, quote, texts);
  return (
    <Stack gap="large">
      {previousTotal !== undefined && (
        <Banner tone="pending" announce="alert" title={texts.requoted}>
          {texts.requotedText(price(previousTotal), price(quote.total_after))}
        </Banner>
      )}
      {quote.lines.map((line) => (
        <LineTable key={line.line} line={line} booking={booking} />
      ))}
      <Banner tone={quote.settlement === 'refund' ? 'positive' : 'info'} title={title}>
        {text}
      </Banner>
      <Card padding="large">
        <PriceSummary
          lines={listSummaryLines(quote)}
          totalLabel={texts.totalAfter}
          total={price(quote.total_after)}
          note={texts.honoured(formatClockText(quote.valid_until))}
        />
      </Card>
      <ChangeFailure change={change} />
      <Stack gap="small">
        <ConfirmButton change={change} isPaidOnline={quote.settlement === 'pay_online'} />
        <Inline justify="center">
          <Button
            tone="quiet"
            icon={ArrowLeft}
            disabled={change.isChanging || change.isQuoting}
            onClick={change.goBack}
          >
            {texts.back}
          </Button>
        </Inline>
      </Stack>
    </Stack>
  );
}

function ChangeFailure({ change: { isOutdated, failure } }: Pick<ReviewChangeProps, 'change'>) {
  const texts = useChangeTexts();
  if (!failure) return null;
  if (isOutdated) {
    return (
      <Banner tone="pending" announce="status" title={texts.outdated}>
        {failure} {texts.outdatedText}
      </Banner>
    );
  }
  return (
    <Banner tone="critical" announce="alert" title={texts.changeFailed}>
      {failure}
    </Banner>
  );
}

interface ConfirmButtonProps extends Pick<ReviewChangeProps, 'change'> {
  isPaidOnline: boolean;
}

/** Makes the change; requests an outdated quote again before. */
function ConfirmButton({ change, isPaidOnline }: ConfirmButtonProps) {
  const texts = useChangeTexts();
  const { isOutdated, isChanging, isQuoting } = change;
  return (
    <Button
      size="large"
      width="full"
      {...(isPaidOnline && !isOutdated && { iconEnd: ArrowRight })}
      busy={isChanging || isQuoting}
      busyLabel={isQuoting ? texts.quoting : texts.confirming}
      onClick={isOutdated ? change.renew : change.confirm}
    >
      {isOutdated ? texts.toQuoteAgain : isPaidOnline ? texts.toPayment : texts.confirm}
    </Button>
  );
}

function listSummaryLines({ lines, kept_amount, discount }: Quote) {
  return [
    ...lines.flatMap(({ title, after }) => (after ? [{ label: title, amount: price(after.amount) }] : [])),
    ...(parseFils(kept_amount) > 0 ? [{ label: messages.keptByTerms, amount: price(kept_amount) }] : []),
    ...(discount ? [{ label: formatDiscountLabel(discount), amount: price(discount.amount), discount: true }] : []),
  ];
}

function LineTable({ line: { title, before, after }, booking }: { line: QuotedLine; booking: Booking }) {
  const rows = listRows(before, after, booking.booking_type === 'transfer');
  const isSame = rows.every((row) => row.before === row.after);
  if (isSame) {
    return (
      <Text tone="soft">
        {title}: {messages.unchanged}
      </Text>
    );
  }
  return (
    <Table
      caption={title}
      rowKey={({ what }) => what}
      rows={rows}
      columns={[
        { key: 'what', header: messages.what, rowHeader: true, cell: ({ what }) => what },
        { key: 'before', header: messages.before, cell: (row) => row.before },
        { key: 'after', header: messages.after, cell: (row) => row.after },
      ]}
    />
  );
}

interface ComparedRow {
  readonly what: string;
  readonly before: string;
  readonly after: string;
}

/** Returns what is compared: when, for whom, and the price. */
function listRows(before: Side, after: Side | null, isTransfer: boolean): ComparedRow[] {
  const row = (what: string, text: (side: Side) => string): ComparedRow => ({
    what,
    before: text(before),
    after: after ? text(after) : messages.removedCell,
  });
  return [
    row(messages.when, ({ date, time }) => formatWhen(date, time)),
    ...(before.return_date !== undefined ? [row(messages.returnWhen, returnText)] : []),
    row(messages.travellers, (side) => (isTransfer ? messages.passengers(side.adults) : formatParty(side))),
    row(messages.price, ({ amount }) => price(amount)),
  ];
}

const returnText = ({ return_date, return_time }: Side): string =>
  return_date === undefined ? '' : formatWhen(return_date, return_time ?? null);
