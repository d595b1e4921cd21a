import { getSlotPrice } from '@aitours/domain/pricing';
import { NumberStepper, Stack } from '@aitours/ui';
import { PrayerTimes } from '../../platform/prayer-times/PrayerTimes.tsx';
import { RamadanHours } from '../../platform/prayer-times/RamadanHours.tsx';
import { useAgeLimit } from '../../platform/useAgeLimit.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import { messages } from './messages.ts';
import { SlotStep } from './SlotStep.tsx';
import { getChildAges, getFares } from './sellable.ts';
import type { TicketFlow } from './useTicketFlow.ts';

/**
 * Fourth step: quantities (TICKET-30 to TICKET-33). If the chosen slot is no longer available, the flow returns to the
 * slots.
 */
export function QuantityStep({ flow }: { flow: TicketFlow }) {
  const format = usePriceFormat('ticketFlow');
  const { type, slot, choice, places, chooseQuantity } = flow;
  const { date } = choice;
  const limitAges = useAgeLimit(flow.event.facts?.min_age);
  if (!type || !slot || date === null) return <SlotStep flow={flow} />;
  const { adult, child, adjustment } = getFares(type, date, slot);
  const { adults, children } = choice;
  const childAges = limitAges(getChildAges(type));
  const place = [flow.event.venue, flow.event.location].filter(Boolean).join(', ');
  const hint = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  return (
    <Stack gap="medium">
      <NumberStepper
        label={messages.adults}
        description={hint(
          format(getSlotPrice(adult, adjustment)),
          limitAges({ from: type.adult_min_age ?? 0, to: null }).text,
        )}
        value={adults}
        min={0}
        max={Math.max(adults, places - children)}
        maxReason={messages.max(places)}
        onChange={(count) => chooseQuantity('adults', count)}
      />
      {child !== null && (
        <NumberStepper
          label={messages.children}
          description={hint(
            childAges.isExcluded ? undefined : child === 0 ? messages.free : format(child),
            childAges.text,
          )}
          value={children}
          min={0}
          max={childAges.isExcluded ? 0 : Math.max(children, places - adults)}
          maxReason={childAges.isExcluded ? childAges.text : messages.max(places)}
          onChange={(count) => chooseQuantity('children', count)}
        />
      )}
      <VisitTiming date={date} time={slot.time} terms={flow.event.cancellation_terms} />
      <RamadanHours
        date={date}
        time={slot.time}
        minutes={flow.event.duration}
        hours={flow.event.facts?.ramadan_hours}
      />
      {place && <PrayerTimes date={date} place={place} />}
    </Stack>
  );
}
