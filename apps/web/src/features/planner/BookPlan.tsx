import { isPickupPlace, type PickupPlace } from '@aitours/domain/activity';
import type { ItineraryStop } from '@aitours/domain/planner';
import { Banner, Button, Form, LinkButton, Section, Stack } from '@aitours/ui';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../platform/paths.ts';
import { type PickupDraft, PickupFields } from '../../platform/pickup-fields/PickupFields.tsx';
import { messages } from './messages.ts';
import type { ShownPlan } from './parsePlan.ts';
import * as styles from './TripPanel.css.ts';
import { type BookedPlan, useBookPlan } from './useBookPlan.ts';

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
  const count = plan.days.flatMap(({ stops }) => stops.filter(isSold)).length;
  if (count === 0) return null;
  return (
    <div className={styles.links}>
      <Section title={messages.bookPlan} description={messages.bookPlanHint} level={3} size="medium">
        {outcome?.is === 'added' ? (
          <Added count={outcome.count} />
        ) : (
          <Stack>
            <Form label={messages.bookPlan} errors={errors} onSubmit={() => add(draft)}>
              <PickupFields {...draft} onChange={(change) => setDraft({ ...draft, ...change })} />
              <Button type="submit" icon={ShoppingCart} busy={isAdding} busyLabel={messages.adding}>
                {messages.addPlan(count)}
              </Button>
            </Form>
            {outcome && <NotAdded outcome={outcome} onPlanAgain={onPlanAgain} />}
          </Stack>
        )}
      </Section>
    </div>
  );
}

const isSold = ({ activityId, attractionSlug }: ItineraryStop) => (activityId ?? attractionSlug) !== undefined;

/** The pickup place with the name of the destination. */
const guessPlace = (destination: string): PickupPlace | null => {
  const place = destination.toLowerCase().replaceAll(' ', '_');
  return isPickupPlace(place) ? place : null;
};

/** Replaces the form, so that the plan isn't added twice. */
function Added({ count }: { count: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.added}>
      <Banner
        tone="positive"
        action={
          <LinkButton href={paths.cart} size="small">
            {messages.toCart}
          </LinkButton>
        }
      >
        {messages.planAdded(count)}
      </Banner>
    </div>
  );
}

interface NotAddedProps {
  readonly outcome: Exclude<BookedPlan, { is: 'added' }>;
  readonly onPlanAgain: () => void;
}

const NotAdded = ({ outcome, onPlanAgain }: NotAddedProps) => (
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
