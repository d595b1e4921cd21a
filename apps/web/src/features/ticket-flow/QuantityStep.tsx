import { getSlotPrice } from '@aitours/domain/pricing';
import { NumberStepper, Stack } from '@aitours/ui';
import { PrayerTimes } from '../../platform/prayer-times/PrayerTimes.tsx';
import { RamadanHours } from '../../platform/prayer-times/RamadanHours.tsx';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import { MissingTickets } from './MissingTickets.tsx';
import { messages } from './messages.ts';
import { SlotStep } from './SlotStep.tsx';
import { describeMissing, getFares, getTicketLimits } from './sellable.ts';
import type { TicketFlow } from './useTicketFlow.ts';

/**
 * Fourth step: quantities (TICKET-30 to TICKET-33). If the chosen slot is no longer available, the flow returns to the
 * slots.
 */
export function QuantityStep({ flow }: { flow: TicketFlow }) {
  const format = usePriceFormat('ticketFlow');
  const { type, slot, choice, places, chooseQuantity } = flow;
  const { date } = choice;
  if (!type || !slot || date === null) return <SlotStep flow={flow} />;
  const { adult, child, adjustment } = getFares(type, date, slot);
  const { adults, children } = choice;
  const limits = getTicketLimits(type, flow.event.facts?.min_age);
  const { ofType, ofAll } = describeMissing(flow.event);
  const place = [flow.event.venue, flow.event.location].filter(Boolean).join(', ');
  const hint = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ');
  return (
    <Stack gap="medium">
      <NumberStepper
        label={messages.adults}
        description={hint(format(getSlotPrice(adult, adjustment)), limits.adults.text)}
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
            limits.children?.isExcluded ? undefined : child === 0 ? messages.free : format(child),
            limits.children?.text,
          )}
          value={children}
          min={0}
          max={limits.children?.isExcluded ? 0 : Math.max(children, places - adults)}
          maxReason={limits.children?.isExcluded ? limits.children?.text : messages.max(places)}
          onChange={(count) => chooseQuantity('children', count)}
        />
      )}
      <MissingTickets texts={[...ofType(type), ...ofAll]} />
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
