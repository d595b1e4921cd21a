import { formatPrice, parseFils } from '@aitours/domain/money';
import {
  Banner,
  Button,
  Card,
  Grid,
  Heading,
  Inline,
  LinkButton,
  OrderSummary,
  Section,
  Stack,
  Text,
} from '@aitours/ui';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { CardFrame } from '../../features/payment/CardFrame.tsx';
import { HoldTimer } from '../../features/payment/HoldTimer.tsx';
import type { Payment } from '../../features/payment/payment.ts';
import { Changes } from './Changes.tsx';
import { formatTimeText, getMessages } from './messages.ts';
import type { PaymentPageProps } from './PaymentPage.view.tsx';
import { listPaidLines } from './paidLines.ts';

const ReleaseDialog = lazy(() => import('./ReleaseDialog.tsx'));

/** A payment that the traveller can pay. */
export function OpenPayment({ state, actions, changes }: PaymentPageProps) {
  const { payment } = state;
  const messages = getMessages(payment);
  const [isReleasing, setReleasing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const total = formatPrice(parseFils(payment.amount));
  const heldUntil = formatTimeText(payment.hold?.expires_at ?? '');
  const onChanged = () => {
    setAttempts((count) => count + 1);
    state.expectChange();
    state.reload();
  };
  return (
    <Stack gap="large">
      <Heading level={1} focusable>
        {messages.title(payment.bookings.length)}
      </Heading>
      {changes && <Changes changes={changes} />}
      <HoldBar state={state} actions={actions} />
      <Notices {...{ state, actions, attempts, heldUntil }} />
      <Grid columns="panel" gap="xlarge">
        <Stack gap="medium">
          <Card padding="large">
            <Section title={messages.pay(total)} size="medium">
              <PayBy payment={payment} heldUntil={heldUntil} onChanged={onChanged} onRetry={state.reload} />
            </Section>
          </Card>
          <Inline justify="center">
            <Button tone="quiet" onClick={() => setReleasing(true)}>
              {messages.release}
            </Button>
          </Inline>
        </Stack>
        <OrderSummary
          title={messages.summary}
          lines={listPaidLines(payment)}
          totalLabel={messages.total}
          total={total}
          note={messages.note}
        />
      </Grid>
      {isReleasing && <Releasing {...{ payment, actions }} onClose={() => setReleasing(false)} />}
    </Stack>
  );
}

interface ReleasingProps extends Pick<PaymentPageProps, 'actions'> {
  payment: Payment;
  onClose: () => void;
}

const Releasing = ({ payment, actions, onClose }: ReleasingProps) => (
  <Suspense>
    <ReleaseDialog
      payment={payment}
      isReleasing={actions.pending === 'release'}
      failure={actions.failure}
      onRelease={actions.release}
      onClose={onClose}
    />
  </Suspense>
);

interface NoticesProps extends Pick<PaymentPageProps, 'state' | 'actions'> {
  /** How often the traveller has tried to pay. */
  attempts: number;
  heldUntil: string;
}

/** What went wrong: the connection, the last action, or the card. */
function Notices({ state: { payment, isStale }, actions, attempts, heldUntil }: NoticesProps) {
  const messages = getMessages(payment);
  return (
    <>
      {isStale && (
        <Banner tone="pending" announce="status" title={messages.stale}>
          {messages.staleText}
        </Banner>
      )}
      {actions.failure && (
        <Banner tone="critical" announce="alert" title={messages.actionFailed}>
          {actions.failure}
        </Banner>
      )}
      {payment.decline && (
        // A frame shows the decline too. The key announces each one, also of the same card.
        <Banner key={attempts} tone="critical" announce="status" title={messages.declined}>
          {messages.declinedText(payment.decline.text, heldUntil)}
        </Banner>
      )}
    </>
  );
}

/** The countdown, and the button for more time. */
function HoldBar({ state: { payment, clock }, actions }: Omit<PaymentPageProps, 'changes'>) {
  const { hold } = payment;
  const messages = getMessages(payment);
  if (!hold) return null;
  const { expires_at: expiresAt, extensions_left: left } = hold;
  return (
    <Card padding="medium">
      <Inline justify="between" wrap="stack">
        <Stack gap="xxsmall">
          <HoldTimer expiresAt={expiresAt} clock={clock} />
          <Text size="small" tone="soft">
            {messages.held(formatTimeText(expiresAt))}{' '}
            {left === 0 ? messages.noMoreTime : messages.extensionsLeft(left)}
          </Text>
        </Stack>
        {left > 0 && (
          <Button
            tone="secondary"
            busy={actions.pending === 'extend'}
            busyLabel={messages.extending}
            onClick={actions.extend}
          >
            {messages.extend}
          </Button>
        )}
      </Inline>
    </Card>
  );
}

interface PayByProps {
  payment: Payment;
  heldUntil: string;
  onChanged: () => void;
  onRetry: () => void;
}

/** The provider's card fields, or the link to its page (CHECKOUT-15). */
function PayBy({ payment, heldUntil, onChanged, onRetry }: PayByProps) {
  const { page } = payment;
  const messages = getMessages(payment);
  if (!page) {
    return (
      <Banner tone="pending" announce="status" title={messages.unreachable} onRetry={onRetry}>
        {messages.unreachableText(heldUntil)}
      </Banner>
    );
  }
  if (page.presentation === 'frame') {
    return <CardFrame key={page.url} url={page.url} heldUntil={heldUntil} onChanged={onChanged} />;
  }
  return (
    <Stack gap="medium">
      <Text>{messages.redirectText}</Text>
      <LinkButton size="large" width="full" iconEnd={ArrowRight} href={page.url}>
        {messages.redirect}
      </LinkButton>
    </Stack>
  );
}
