import type { Schema } from '@aitours/api-client';
import { type CruiseRequest, emptyCruiseRequest } from '@aitours/domain/cruise';
import { formatDate, getLastBookableDate } from '@aitours/domain/dates';
import { cruiseMessages } from '@aitours/domain/messages';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { quoteCruise } from '@aitours/domain/pricing';
import {
  Banner,
  Button,
  Card,
  Form,
  Heading,
  LinkButton,
  NumberStepper,
  PriceSummary,
  RadioGroup,
  Receipt,
  Stack,
  StepsHeader,
  Text,
  TextArea,
  TextField,
  useBackSteps,
} from '@aitours/ui';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { PhoneField } from '../../platform/traveller-fields/PhoneField.tsx';
import { useToday } from '../../platform/useToday.ts';
import { messages } from './messages.ts';
import type { SentRequest } from './sendCruiseRequest.ts';
import { readStoredRequest } from './storedRequest.ts';
import { type CruiseRequestState, useCruiseRequest } from './useCruiseRequest.ts';

type Cruise = Schema<'Cruise'>;

/** The two-step request form of a cruise (CRUISE-05); after hydration it restores stored entries. */
export default function CruiseRequestForm({ cruise }: { cruise: Cruise }) {
  const isBrowser = useToday() !== undefined;
  const initial = useMemo(
    () => (isBrowser ? readStoredRequest(cruise.capacity) : emptyCruiseRequest),
    [isBrowser, cruise.capacity],
  );
  return (
    <Card padding="large">
      <Steps cruise={cruise} initial={initial} />
    </Card>
  );
}

interface StepProps {
  cruise: Cruise;
  state: CruiseRequestState;
  titleRef: Ref<HTMLHeadingElement>;
}

function Steps({ cruise, initial }: { cruise: Cruise; initial: CruiseRequest }) {
  const state = useCruiseRequest(initial, cruise);
  const title = useRef<HTMLHeadingElement>(null);
  const step = state.sent ? 'sent' : state.step;
  const shown = useRef<typeof step>(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  useBackSteps(step === 'payment' ? 1 : 0, state.back);
  if (state.sent) return <Sent cruise={cruise} request={state.request} sent={state.sent} titleRef={title} />;
  const Step = { details: Details, payment: PaymentStep }[state.step];
  return <Step cruise={cruise} state={state} titleRef={title} />;
}

/** The first step: contact details, guests and date (CRUISE-06 to CRUISE-08). */
function Details({ cruise, state: { request, errors, change, next }, titleRef }: StepProps) {
  const today = useToday();
  const field = (name: 'name' | 'mobile' | 'email' | 'date') => ({
    name,
    label: messages[name],
    value: request[name],
    onChange: (value: string) => change({ [name]: value }),
    required: true,
  });
  return (
    <Stack gap="large">
      <StepsHeader title={messages.steps.details} step={1} of={2} titleRef={titleRef} />
      <Form label={messages.form} errors={errors} onSubmit={next}>
        <TextField {...field('name')} autoComplete="name" />
        <PhoneField {...field('mobile')} />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <NumberStepper
          name="guests"
          label={messages.guests}
          value={request.guests}
          min={1}
          max={cruise.capacity}
          maxReason={messages.maxGuests(cruise.capacity)}
          onChange={(guests) => change({ guests })}
        />
        <TextField {...field('date')} type="date" min={today} max={today && getLastBookableDate(today)} />
        <TextArea
          name="message"
          label={messages.message}
          description={messages.messageHint}
          value={request.message}
          onChange={(message) => change({ message })}
          rows={3}
        />
        <Total cruise={cruise} guests={request.guests} />
        <Button type="submit" width="full">
          {messages.next}
        </Button>
      </Form>
    </Stack>
  );
}

/** The second step: the payment method (CRUISE-09). */
function PaymentStep({ cruise, state, titleRef }: StepProps) {
  const { request, canPay, isSending, failure, change, back, next } = state;
  const { offersCard } = useQuirks().cruises;
  return (
    <Stack gap="large">
      <StepsHeader title={messages.steps.payment} step={2} of={2} onBack={back} titleRef={titleRef} />
      <Form label={messages.form} onSubmit={next}>
        <RadioGroup
          name="payment"
          label={messages.payment}
          variant="cards"
          options={[
            { value: 'cash', label: messages.cash, description: messages.cashHint },
            ...(offersCard ? [{ value: 'card' as const, label: messages.card }] : []),
          ]}
          value={request.payment}
          onChange={(payment) => change({ payment })}
        />
        <div role="status">{!canPay && <Banner tone="pending">{cruiseMessages.cardNotIntegrated}</Banner>}</div>
        <Total cruise={cruise} guests={request.guests} />
        {failure && (
          <Banner
            tone={failure.isPriceChange ? 'pending' : 'critical'}
            announce="alert"
            title={failure.isPriceChange ? messages.priceChanged : messages.notSent}
          >
            {failure.text}
          </Banner>
        )}
        <Button type="submit" width="full" busy={isSending}>
          {messages.send}
        </Button>
      </Form>
    </Stack>
  );
}

interface SentProps extends Pick<StepProps, 'cruise' | 'titleRef'>, Pick<CruiseRequestState, 'request'> {
  sent: SentRequest;
}

/** The number of the request and its details as stored, and what happens next (CRUISE-10, CRUISE-13). */
function Sent({ cruise, request, sent, titleRef }: SentProps) {
  const { sentTitle } = useQuirks().cruises;
  return (
    <Stack gap="large">
      <Heading level={2} size="medium" focusable ref={titleRef}>
        {sentTitle}
      </Heading>
      <Text>{messages.sentText(request.email)}</Text>
      <Receipt
        level={3}
        sections={[
          {
            rows: [
              { label: messages.number, value: sent.request_number },
              { label: messages.cruise, value: sent.title },
              { label: messages.date, value: formatDate(request.date) },
              { label: messages.from, value: cruise.location },
              { label: messages.guests, value: String(request.guests) },
              { label: messages.steps.payment, value: messages.cash },
            ],
          },
        ]}
        total={{ label: messages.total, value: formatPrice(parseFils(sent.total)) }}
      />
      {sent.isListed && (
        <LinkButton href={paths.myBookings} tone="secondary">
          {messages.toMyBookings}
        </LinkButton>
      )}
    </Stack>
  );
}

/** The price for all guests (CRUISE-12). */
function Total({ cruise, guests }: { cruise: Cruise; guests: number }) {
  const price = parseFils(cruise.price);
  const total = formatPrice(quoteCruise(price, guests).total);
  const detail = messages.perGuest(guests, formatPrice(price));
  return <PriceSummary lines={[{ label: messages.guestsCount(guests), amount: total, detail }]} total={total} />;
}
