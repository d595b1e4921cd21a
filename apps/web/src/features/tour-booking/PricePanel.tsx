import { ageRanges, limitAges, type TravellerKind, travellerKinds } from '@aitours/domain/party';
import { Banner, Button, Card, Heading, NumberStepper, PriceSummary, Stack, Text, TextLink } from '@aitours/ui';
import { useId } from 'react';
import { paths } from '../../platform/paths.ts';
import { getAdultPrice, getFare, getLimits } from './formatTourQuote.ts';
import { messages } from './messages.ts';
import * as styles from './PricePanel.css.ts';
import { SharePlan } from './SharePlan.tsx';
import { StartDateField } from './StartDateField.tsx';
import type { TourPlanning } from './useTourPlan.ts';

export interface PricePanelProps {
  planning: TourPlanning;
  onBook: () => void;
  /** Preloads the dialog. */
  onReach: () => void;
}

/** The tour's price for the party, always visible (TOUR-17 to TOUR-24). */
export function PricePanel({ planning, onBook, onReach }: PricePanelProps) {
  const { tour, start, quote, offers, picks } = planning;
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
              {getAdultPrice(tour, start.date)}
            </Text>
          </Stack>
          <StartDateField planning={planning} id={startDateId} />
          <Stack gap="small">
            {travellerKinds.map((kind) => (
              <Counter key={kind} kind={kind} planning={planning} />
            ))}
          </Stack>
          {planning.isPartial && (
            <Banner tone="pending" announce="status">
              {messages.partial}
            </Banner>
          )}
          <PriceSummary
            scrollable
            label={messages.priceLines}
            lines={quote.lines}
            total={quote.total}
            note={picks ? messages.note : messages.pricesPending}
          />
          {!picks && offers.hasFailed && (
            <Banner tone="critical" announce="alert" onRetry={offers.reload}>
              {messages.offersFailed}
            </Banner>
          )}
          <Button size="large" width="full" onClick={onBook} onPointerEnter={onReach} onFocus={onReach}>
            {messages.bookNow}
          </Button>
          <SharePlan title={tour.title} />
          <TextLink href={paths.contact}>{messages.ask}</TextLink>
        </Stack>
      </Card>
    </div>
  );
}

/** Id of the field that must be corrected before booking. */
export const startDateId = 'tour-start-date';

/** Returns the id of the counter of a kind. */
export const getCounterId = (kind: string): string => `tour-${kind}`;

function Counter({
  kind,
  planning: { tour, start, travellers, setTravellers },
}: {
  kind: TravellerKind;
  planning: TourPlanning;
}) {
  const { min, max } = getLimits(tour, travellers)[kind];
  const minAge = tour.facts?.min_age;
  const range = ageRanges[kind];
  const { text, isExcluded } = limitAges(range, minAge);
  const isInLabel = kind.startsWith('children') && (minAge ?? 0) <= range.from;
  const fare = getFare(tour, kind, start.date);
  return (
    <NumberStepper
      label={messages.travellers[kind]}
      id={getCounterId(kind)}
      description={isExcluded ? text : isInLabel ? fare : `${fare} · ${text}`}
      errorMessage={isExcluded && travellers[kind] > 0 ? messages.excluded(text) : undefined}
      value={travellers[kind]}
      min={min}
      max={isExcluded ? 0 : max}
      minReason={kind === 'adults' ? messages.minAdults(min) : undefined}
      maxReason={isExcluded ? text : messages.maxGroup(tour.max_group_size ?? max)}
      onChange={(count) => setTravellers(kind, count)}
    />
  );
}
