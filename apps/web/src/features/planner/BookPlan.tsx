import { isPickupPlace, pickupAddressLengths, pickupPlaces } from '@aitours/domain/activity';
import { Banner, Button, Form, LinkButton, NativeSelect, Section, Stack, TextField } from '@aitours/ui';
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { ShownPlan } from './parsePlan.ts';
import * as styles from './TripPanel.css.ts';
import { type BookedPlan, type PickupDraft, useBookPlan } from './useBookPlan.ts';

interface BookPlanProps {
  readonly plan: ShownPlan;
  /** The traveller's hotel, if it is known. */
  readonly hotel: string | undefined;
  readonly onPlanAgain: () => void;
}

/** Adds the whole plan to the cart, after asking where the party is picked up. */
export function BookPlan({ plan, hotel, onPlanAgain }: BookPlanProps) {
  const { errors, outcome, isAdding, add } = useBookPlan(plan.id);
  const [draft, setDraft] = useState<PickupDraft>({ pickup: guessPlace(plan.destination), address: hotel ?? '' });
  const count = plan.days.flatMap(({ stops }) => stops.filter(({ activityId }) => activityId !== undefined)).length;
  if (count === 0) return null;
  return (
    <div className={styles.links}>
      <Section title={messages.bookPlan} description={messages.bookPlanHint} level={3} size="medium">
        <Stack>
          <Form label={messages.bookPlan} errors={errors} onSubmit={() => add(draft)}>
            <NativeSelect
              required
              name="pickup"
              label={messages.pickup}
              placeholder={messages.choosePickup}
              options={pickupPlaces}
              value={draft.pickup}
              onChange={(pickup) => setDraft({ ...draft, pickup })}
            />
            <TextField
              required
              name="address"
              label={messages.address}
              description={messages.addressHint}
              autoComplete="street-address"
              maxLength={pickupAddressLengths.max}
              value={draft.address}
              onChange={(address) => setDraft({ ...draft, address })}
            />
            <Button type="submit" icon={ShoppingCart} busy={isAdding} busyLabel={messages.adding}>
              {messages.addPlan(count)}
            </Button>
          </Form>
          {outcome && <Outcome outcome={outcome} onPlanAgain={onPlanAgain} />}
        </Stack>
      </Section>
    </div>
  );
}

/** The pickup place with the name of the destination. */
const guessPlace = (destination: string): string => {
  const place = destination.toLowerCase().replaceAll(' ', '_');
  return isPickupPlace(place) ? place : '';
};

function Outcome({ outcome, onPlanAgain }: { outcome: BookedPlan; onPlanAgain: () => void }) {
  if (outcome.is === 'added')
    return (
      <Banner
        tone="positive"
        announce="status"
        action={
          <LinkButton href={paths.cart} size="small">
            {messages.toCart}
          </LinkButton>
        }
      >
        {messages.planAdded(outcome.count)}
      </Banner>
    );
  return (
    <Banner
      tone="critical"
      announce="alert"
      action={
        outcome.is === 'gone' && (
          <Button size="small" tone="secondary" onClick={onPlanAgain}>
            {messages.planAgain}
          </Button>
        )
      }
    >
      {outcome.text}
    </Banner>
  );
}
