import { formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import { AddonPicker, Banner, Text } from '@aitours/ui';
import { PickupFields } from '../../platform/pickup-fields/PickupFields.tsx';
import { PrayerTimes } from '../../platform/prayer-times/PrayerTimes.tsx';
import { RamadanHours } from '../../platform/prayer-times/RamadanHours.tsx';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import { messages } from './panelMessages.ts';
import type { ActivityBooking } from './useActivityBooking.ts';

/** Second step: pickup place, hotel or address, and add-ons (ACT-09). */
export function OptionsStep({ booking }: { booking: ActivityBooking }) {
  const { bookable, choice, change, failure } = booking;
  const time = booking.time?.time ?? null;
  return (
    <>
      {choice.date !== null && (
        <>
          <Text tone="soft">{messages.visit(formatDate(choice.date), formatParty(choice.party))}</Text>
          <VisitTiming date={choice.date} time={time} terms={bookable.terms} />
          <RamadanHours
            date={choice.date}
            time={time}
            minutes={bookable.durationMinutes}
            hours={bookable.ramadanHours}
          />
          <PrayerTimes date={choice.date} place={bookable.location} />
        </>
      )}
      <PickupFields pickup={choice.pickup} address={choice.address} onChange={change} />
      {bookable.addons.length > 0 && (
        <AddonPicker
          label={messages.addons}
          addons={bookable.addons.map(({ title, detail, price }) => ({
            id: title,
            title,
            detail,
            price: formatPrice(price),
            quantity: choice.addons[title] ?? 0,
          }))}
          onChange={(title, quantity) => change({ addons: { ...choice.addons, [title]: quantity } })}
        />
      )}
      {failure && (
        <Banner tone="critical" announce="alert">
          {failure}
        </Banner>
      )}
    </>
  );
}
