import { type CheckoutField, getCheckoutStep } from '@aitours/domain/checkout';
import { Button, Form, Grid, Heading, OrderSummary, ProgressSteps, Stack, TextLink } from '@aitours/ui';
import { ArrowLeft, LockKeyhole } from 'lucide-react';
import type { CartLine } from '../../features/cart/cartLine.ts';
import { summaryLines } from '../../features/cart/describeItem.ts';
import type { CheckoutFailure } from '../../features/checkout/checkoutFailure.ts';
import type { CheckoutFormState } from '../../features/checkout/useCheckoutForm.ts';
import { paths } from '../../platform/paths.ts';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { messages } from './messages.ts';
import { PaymentFields } from './PaymentFields.tsx';
import { PersonalFields } from './PersonalFields.tsx';

export interface CheckoutFormViewProps {
  lines: readonly CartLine[];
  /** Formatted. */
  total: string;
  form: CheckoutFormState;
  isBooking: boolean;
  failure: CheckoutFailure | undefined;
  /** Numbers of the bookings made so far. */
  booked: readonly string[];
  onSubmit: () => void;
}

/** One form: personal details, payment, order summary (CHECKOUT-01), and the progress (CHECKOUT-02). */
export function CheckoutFormView({ lines, total, form, isBooking, failure, booked, onSubmit }: CheckoutFormViewProps) {
  const { isPersonalComplete, formError } = form;
  const step = getCheckoutStep({ isPersonalComplete, isSubmitting: isBooking });
  return (
    <Stack gap="large">
      <Stack gap="small">
        <TextLink standalone tone="quiet" icon={ArrowLeft} href={paths.cart}>
          {messages.backToCart}
        </TextLink>
        <Heading level={1}>{messages.title}</Heading>
      </Stack>
      <ProgressSteps label={messages.steps.label} steps={messages.steps.names} current={step - 1} />
      <CheckoutNotices lines={lines} failure={failure} booked={booked} />
      <Form label={messages.form} errors={formErrors(form)} errorTitle={formError?.message} onSubmit={onSubmit}>
        <Grid columns="panel" gap="xlarge">
          <Stack gap="large">
            <PersonalFields draft={form.draft} onChange={form.changeDraft} />
            <PaymentFields
              method={form.draft.paymentMethod}
              card={form.card}
              onMethod={(paymentMethod) => form.changeDraft({ paymentMethod })}
              onCard={form.changeCard}
            />
          </Stack>
          <OrderSummary
            title={messages.summary}
            lines={summaryLines(lines)}
            totalLabel={messages.total}
            total={total}
            note={messages.note}
          >
            <Button
              type="submit"
              size="large"
              width="full"
              icon={LockKeyhole}
              busy={isBooking}
              busyLabel={messages.working}
            >
              {messages.book}
            </Button>
          </OrderSummary>
        </Grid>
      </Form>
    </Stack>
  );
}

/** Returns the messages by field: missing values are named, invalid ones have the catalogue's message. */
function formErrors({
  draft,
  card,
  formError,
}: Pick<CheckoutFormState, 'draft' | 'card' | 'formError'>): Partial<Record<CheckoutField, string>> {
  if (!formError) return {};
  const values = { ...draft, ...card };
  return Object.fromEntries(
    formError.fields.map((field) => [field, values[field].trim() === '' ? messages.missing[field] : formError.message]),
  );
}
