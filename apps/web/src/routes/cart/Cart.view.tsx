import { countCartItems } from '@aitours/domain/cart/totals';
import {
  Banner,
  Button,
  Container,
  EmptyCartArt,
  ErrorState,
  Grid,
  Heading,
  Inline,
  LinkButton,
  OrderSummary,
  PageSkeleton,
  Stack,
  Text,
} from '@aitours/ui';
import { ArrowRight } from 'lucide-react';
import { describeTotal } from '../../features/cart/cartDiscounts.ts';
import { listRefundTables } from '../../features/cart/describeCancellations.ts';
import { isOver, listSummaryLines } from '../../features/cart/describeItem.ts';
import type { CartActions } from '../../features/cart/useCartActions.ts';
import { FirstBookingHint } from '../../platform/FirstBookingHint.tsx';
import { paths } from '../../platform/paths.ts';
import PromoCodeField from '../../platform/promo-code/PromoCodeField.tsx';
import { RefundDisclosure } from '../../platform/refund-terms/RefundDisclosure.tsx';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval.ts';
import * as styles from './Cart.css.ts';
import { CartLines } from './CartLines.tsx';
import { ClearCart } from './ClearCart.tsx';
import { messages } from './messages.ts';
import type { CartState } from './useCartPage.ts';

export interface CartViewProps {
  state: CartState;
  actions: CartActions;
  isSignedIn: boolean;
  onProceed: () => void;
  /** Called after an item was edited. */
  onEdited: () => void;
}

/** The cart in each of its states (CART-01, CART-02, CART-17). */
export function CartView({ state, ...rest }: CartViewProps) {
  const { failure, dismissFailure } = rest.actions;
  const list = useFocusAfterRemoval(findIds(state), '[data-remove]');
  return (
    <Container>
      <Stack gap="large">
        {failure && (
          <Banner tone="critical" announce="alert" title={failure.text} onDismiss={dismissFailure}>
            {failure.detail}
          </Banner>
        )}
        <div ref={list}>
          <Content state={state} {...rest} />
        </div>
      </Stack>
    </Container>
  );
}

function findIds(state: CartState): readonly string[] | undefined {
  if (state.is === 'loaded') return state.lines.map(({ id }) => id);
  return state.is === 'empty' ? [] : undefined;
}

function Content({ state, ...rest }: CartViewProps) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="cards" aside label={messages.loading} />;
    case 'failed':
      return (
        <ErrorState
          level={1}
          title={state.text}
          onRetry={state.retry}
          action={
            <LinkButton tone="secondary" href={paths.home}>
              {messages.browse}
            </LinkButton>
          }
        />
      );
    case 'empty':
      return <EmptyCart />;
    case 'loaded':
      return <FullCart cart={state} {...rest} />;
  }
}

function EmptyCart() {
  return (
    <div className={styles.empty}>
      <div className={styles.art}>
        <EmptyCartArt />
      </div>
      <Heading level={1} size="large">
        {messages.empty}
      </Heading>
      <Text tone="soft">{messages.emptyHint}</Text>
      <LinkButton href={paths.home} size="large">
        {messages.browse}
      </LinkButton>
    </div>
  );
}

type FullCartProps = Omit<CartViewProps, 'state'> & { cart: Extract<CartState, { is: 'loaded' }> };

function FullCart({ cart, actions, isSignedIn, onProceed, onEdited }: FullCartProps) {
  const { lines, discounts, promo } = cart;
  const { total, discountLines } = describeTotal(lines, discounts);
  const count = countCartItems(lines);
  const hasPast = lines.some((line) => isOver(line, new Date()));
  return (
    <Stack gap="large">
      <Inline justify="between">
        <Stack gap="xxsmall">
          <Heading level={1}>{messages.title}</Heading>
          <Text tone="soft">{messages.lead(count)}</Text>
        </Stack>
        <ClearCart count={count} onClear={actions.clear} />
      </Inline>
      <Grid columns="panel" gap="xlarge">
        <CartLines cart={cart} actions={actions} onEdited={onEdited} />
        <OrderSummary
          title={messages.summary}
          lines={[...listSummaryLines(lines), ...discountLines]}
          totalLabel={messages.total}
          total={actions.unconfirmed.size > 0 || promo.isChecking ? messages.updating : total}
          note={messages.note}
        >
          <PromoCodeField promo={promo} />
          <Button size="large" width="full" iconEnd={ArrowRight} onClick={onProceed} disabled={hasPast}>
            {messages.proceed}
          </Button>
          {hasPast && <Text size="small">{messages.pastItem}</Text>}
          <RefundDisclosure tables={listRefundTables(lines, new Date())} />
          {!isSignedIn && <FirstBookingHint />}
          {!isSignedIn && (
            <Text size="small" tone="soft">
              {messages.signInFirst}
            </Text>
          )}
        </OrderSummary>
      </Grid>
    </Stack>
  );
}
