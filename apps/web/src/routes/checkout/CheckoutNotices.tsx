import type { Fils } from '@aitours/domain/money';
import { Banner, Stack, TextLink } from '@aitours/ui';
import { ClashBanners } from '../../features/cart/ClashBanners.tsx';
import type { CartLine } from '../../features/cart/cartLine.ts';
import type { Clash } from '../../features/cart/describeClashes.ts';
import { findWarningText } from '../../features/cart/describeItem.ts';
import type { CheckoutFailure } from '../../features/checkout/checkoutFailure.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import { PriceChanges } from './PriceChanges.tsx';

export interface CheckoutNoticesProps {
  lines: readonly CartLine[];
  /** Prices that the traveller saw before the current ones, by item id. */
  earlierPrices: ReadonlyMap<string, Fils>;
  clashes: readonly Clash[];
  failure: CheckoutFailure | undefined;
  booked: readonly string[];
  onRemove: (id: string) => void;
}

const toCart = (
  <TextLink standalone href={paths.cart}>
    {messages.backToCart}
  </TextLink>
);

/** The outcome of the last attempt and problems of the next. They stay visible, unlike notifications. */
export function CheckoutNotices({ lines, earlierPrices, clashes, failure, booked, onRemove }: CheckoutNoticesProps) {
  const unavailable = lines.filter((line) => findWarningText(line));
  const changes = lines.flatMap(({ id, title, amount }) => {
    const before = earlierPrices.get(id);
    return before === undefined ? [] : [{ id, title, before, amount }];
  });
  if (!failure && booked.length + unavailable.length + changes.length + clashes.length === 0) return null;
  return (
    <Stack gap="small">
      {booked.length > 0 && (
        <Banner
          tone="positive"
          title={messages.partly}
          action={
            <TextLink standalone href={paths.myBookings}>
              {messages.partlyLink}
            </TextLink>
          }
        >
          {messages.partlyText(booked)}
        </Banner>
      )}
      {failure && <FailureBanner failure={failure} />}
      {changes.length > 0 && (
        <Banner tone="pending" announce="status" title={messages.priceTitle}>
          <PriceChanges changes={changes} />
        </Banner>
      )}
      {!failure && unavailable.length > 0 && (
        <Banner tone="scarce" title={messages.unavailable} action={toCart}>
          {unavailable.map((line) => `${line.title}: ${findWarningText(line)}`).join(' ')}
        </Banner>
      )}
      <ClashBanners clashes={clashes} onRemove={onRemove} />
    </Stack>
  );
}

function FailureBanner({ failure }: { failure: CheckoutFailure }) {
  switch (failure.is) {
    case 'soldOut':
      return (
        <Banner tone="scarce" title={messages.soldOut(failure.title)} action={toCart}>
          {failure.text}
        </Banner>
      );
    case 'unanswered':
      return (
        <Banner tone="pending" title={messages.unanswered}>
          {failure.text}. {messages.tryAgain}
        </Banner>
      );
    case 'signedOut':
    case 'rejected':
      return (
        <Banner tone="critical" title={messages.failed}>
          {failure.text}
        </Banner>
      );
  }
}
