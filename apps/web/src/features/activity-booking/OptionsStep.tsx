import { isPickupPlace, pickupAddressLengths, pickupPlaces } from '@aitours/domain/activity';
import { findSlotForDate } from '@aitours/domain/availability';
import { formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import { AddonPicker, Banner, NativeSelect, Text, TextField } from '@aitours/ui';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import { messages } from './panelMessages.ts';
import type { ActivityBooking } from './useActivityBooking.ts';

/** Second step: pickup place, hotel or address, and add-ons (ACT-09). */
export function OptionsStep({ booking }: { booking: ActivityBooking }) {
  const { bookable, choice, change, failure } = booking;
  return (
    <>
      {choice.date !== null && (
        <>
          <Text tone="soft">{messages.visit(formatDate(choice.date), formatParty(choice.party))}</Text>
          <VisitTiming
            date={choice.date}
            time={findSlotForDate(bookable.slots, choice.date)?.startTime ?? null}
            terms={bookable.terms}
          />
        </>
      )}
      <PickupFields booking={booking} />
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

function PickupFields({ booking: { choice, change } }: { booking: ActivityBooking }) {
  return (
    <>
      <NativeSelect
        required
        name="pickup"
        label={messages.pickup}
        description={messages.pickupHint}
        placeholder={messages.choosePickup}
        options={pickupPlaces}
        value={choice.pickup ?? ''}
        onChange={(place) => change({ pickup: isPickupPlace(place) ? place : null })}
      />
      <TextField
        required
        name="address"
        label={messages.address}
        description={messages.addressHint}
        autoComplete="street-address"
        maxLength={pickupAddressLengths.max}
        value={choice.address}
        onChange={(address) => change({ address })}
      />
    </>
  );
}
