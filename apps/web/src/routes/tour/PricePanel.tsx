import { formatPrice, parseFils } from '@aitours/domain/money';
import { type TravellerKind, travellerKinds } from '@aitours/domain/party';
import { Card, Heading, LinkButton, NumberStepper, PriceSummary, Stack, Text, TextField } from '@aitours/ui';
import { useId } from 'react';
import { paths } from '../../app/paths.ts';
import { messages } from './messages.ts';
import * as styles from './PricePanel.css.ts';
import { fareOf } from './tourChoice.ts';
import type { TourChoice } from './useTourChoice.ts';

/** What the tour costs for whom, always in sight (TOUR-17 to TOUR-24). */
export function PricePanel({ choice }: { choice: TourChoice }) {
  const { quote, today, startDate, isPast, dates, setStartDate } = choice;
  const titleId = useId();
  return (
    <div className={styles.place}>
      <Card as="section" padding="large" labelledBy={titleId}>
        <Stack gap="large">
          <Stack gap="xxsmall">
            <Heading level={2} size="medium" id={titleId}>
              {messages.price}
            </Heading>
            <Text size="small" tone="soft">
              {messages.fromPrice(formatPrice(parseFils(choice.tour.base_price)))}
            </Text>
          </Stack>
          <TextField
            type="date"
            label={messages.startDate}
            description={dates}
            min={today}
            value={startDate}
            onChange={setStartDate}
            errorMessage={isPast ? messages.datePassed : undefined}
          />
          <Stack gap="small">
            {travellerKinds.map((kind) => (
              <Counter key={kind} kind={kind} choice={choice} />
            ))}
          </Stack>
          <PriceSummary
            capped
            label={messages.priceLines}
            lines={quote.lines}
            total={quote.total}
            note={messages.note}
          />
          <LinkButton size="large" width="full" href={paths.contact}>
            {messages.ask}
          </LinkButton>
        </Stack>
      </Card>
    </div>
  );
}

function Counter({ kind, choice }: { kind: TravellerKind; choice: TourChoice }) {
  const { min, max } = choice.limits[kind];
  return (
    <NumberStepper
      label={messages.travellers[kind]}
      description={fareOf(choice.tour, kind)}
      value={choice.travellers[kind]}
      min={min}
      max={max}
      minReason={kind === 'adults' ? messages.leastAdults(min) : undefined}
      maxReason={kind === 'adults' ? messages.mostAdults(max) : undefined}
      onChange={(count) => choice.setTravellers(kind, count)}
    />
  );
}
