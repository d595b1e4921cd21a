import { type CheckoutField, getCheckoutStep } from '@aitours/domain/checkout';
import { checkoutMessages } from '@aitours/domain/messages';
import type { Fils } from '@aitours/domain/money';
import { Button, Form, Grid, Heading, OrderSummary, ProgressSteps, Stack, TextLink } from '@aitours/ui';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import { type CartDiscount, describeTotal } from '../../features/cart/cartDiscounts.ts';
import type { CartLine } from '../../features/cart/cartLine.ts';
import { describeCancellations, listRefundTables } from '../../features/cart/describeCancellations.ts';
import type { Clash } from '../../features/cart/describeClashes.ts';
import { listSummaryLines } from '../../features/cart/describeItem.ts';
import type { PromoCode } from '../../features/cart/usePromoCode.ts';
import type { CheckoutFailure } from '../../features/checkout/checkoutFailure.ts';
import type { CheckoutFormState } from '../../features/checkout/useCheckoutForm.ts';
import { useConfig } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import PromoCodeField from '../../platform/promo-code/PromoCodeField.tsx';
import { RefundDisclosure } from '../../platform/refund-terms/RefundDisclosure.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { messages } from './messages.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';

export interface CheckoutFormViewProps {
  lines: readonly CartLine[];
  clashes: readonly Clash[];
  /** Prices that the traveller saw before the current ones, by item id. */
  earlierPrices: ReadonlyMap<string, Fils>;
  discounts: readonly CartDiscount[];
  /** Null: the shop has none. */
  promo: PromoCode;
  form: CheckoutFormState;
  isBooking: boolean;
  failure: CheckoutFailure | undefined;
  /** Numbers of the bookings made so far. */
  booked: readonly string[];
  onRemove: (id: string) => void;
  onSubmit: () => void;
}

/** One form: personal details, payment, order summary (CHECKOUT-01), and the progress (CHECKOUT-02). */
export function CheckoutFormView({
  lines,
  clashes,
  earlierPrices,
  discounts,
  promo,
  form,
  isBooking,
  failure,
  booked,
  onRemove,
  onSubmit,
}: CheckoutFormViewProps) {
  const { isFree } = describeTotal(lines, discounts);
  const { onlinePayment } = useConfig();
  const isPaidNext = !isFree && onlinePayment !== null && form.draft.paymentMethod === 'card';
  const step = getCheckoutStep({ isPersonalComplete: form.isPersonalComplete, isSubmitting: isBooking });
  return (
    <Stack gap="large">
      <Title />
      <ProgressSteps label={messages.steps.label} steps={messages.steps.names} current={step - 1} />
      <CheckoutNotices {...{ lines, earlierPrices, clashes, failure, booked, onRemove }} />
      <Form label={messages.form} errors={getErrorsByField(form)} errorTitle={findErrorTitle(form)} onSubmit={onSubmit}>
        <Grid columns="panel" gap="xlarge">
          <Stack gap="large">
            <PersonalFields draft={form.draft} onChange={form.changeDraft} />
            <PaymentFields
              isFree={isFree}
              method={form.draft.paymentMethod}
              card={form.card}
              onMethod={(paymentMethod) => form.changeDraft({ paymentMethod })}
              onCard={form.changeCard}
            />
          </Stack>
          <Summary
            lines={lines}
            earlierPrices={earlierPrices}
            discounts={discounts}
            promo={promo}
            isBooking={isBooking}
            isPaidNext={isPaidNext}
          />
        </Grid>
      </Form>
    </Stack>
  );
}

const Title = () => (
  <Stack gap="small">
    <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.cart}>
      {messages.backToCart}
    </TextLink>
    <Heading level={1}>{messages.title}</Heading>
  </Stack>
);

function Summary({
  lines,
  earlierPrices,
  discounts,
  promo,
  isBooking,
  isPaidNext,
}: Pick<CheckoutFormViewProps, 'lines' | 'earlierPrices' | 'discounts' | 'promo' | 'isBooking'> & {
  isPaidNext: boolean;
}) {
  const { total, discountLines } = describeTotal(lines, discounts);
  const cancellations = describeCancellations(lines, new Date());
  return (
    <OrderSummary
      title={messages.summary}
      lines={[...listSummaryLines(lines, cancellations, earlierPrices), ...discountLines]}
      totalLabel={messages.total}
      total={promo.isChecking ? messages.updating : total}
      note={messages.note}
    >
      <PromoCodeField promo={promo} />
      <Button type="submit" size="large" width="full" icon={LockKeyhole} busy={isBooking} busyLabel={messages.working}>
        {isPaidNext ? messages.goToPayment : messages.book}
      </Button>
      <RefundDisclosure tables={listRefundTables(lines, new Date())} />
    </OrderSummary>
  );
}

/** Returns the messages by field: missing values are named, invalid ones have the catalogue's message. */
function getErrorsByField({ draft, card, formErrors }: CheckoutFormState): Partial<Record<CheckoutField, string>> {
  const values = { ...draft, ...card };
  const getMessage = (field: CheckoutField, message: string) =>
    values[field].trim() === '' ? messages.missing[field] : message;
  return Object.fromEntries(
    formErrors.flatMap(({ fields, message }) => fields.map((field) => [field, getMessage(field, message)])),
  );
}

/** Returns the title of the error summary: the specified text of what is missing, where its entries name the fields. */
function findErrorTitle({ formErrors }: CheckoutFormState): string | undefined {
  const { personalInfoMissing, paymentInfoMissing } = checkoutMessages;
  const texts = formErrors.map(({ message }) => message);
  const missing = texts.filter((text) => text === personalInfoMissing || text === paymentInfoMissing);
  return missing.join('. ') || undefined;
}
