import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { getRoomRate } from '@aitours/domain/pricing';
import { describeSeatShortage, isHotelInReach, priceVehicle, replacesVehicle } from '@aitours/domain/tour-plan';
import { Checkbox, NativeSelect, type SelectOption, Stack, Text } from '@aitours/ui';
import { useId } from 'react';
import { customiseMessages } from './customiseMessages.ts';
import * as styles from './DayFields.css.ts';
import type { DayPart } from './messages.ts';
import type { DayDraft } from './useDayDraft.ts';

type Day = Schema<'TourDay'>;

export interface DayFieldsProps {
  draft: DayDraft;
  day: Day;
  /** The part that is focused first. */
  part: DayPart;
}

/**
 * The options of a day (TOUR-11). The planned hotel, room and vehicle are included in the price and shown "as planned".
 */
export function DayFields({ draft, day, part }: DayFieldsProps) {
  const { choice, offers, change } = draft;
  return (
    <Stack gap="medium">
      {day.hotel_details && <NightFields draft={draft} day={day} takesFocus={part === 'hotel'} />}
      {day.transfers.length > 0 && (
        <NativeSelect
          autoFocus={part === 'transfer'}
          label={customiseMessages.vehicle}
          placeholder={asPlanned(formatVehicles(day))}
          options={listVehicleOptions(offers.vehicles, day, draft.people)}
          value={choice.vehicle ?? ''}
          onChange={(vehicle) => change({ vehicle })}
        />
      )}
      <NativeSelect
        autoFocus={part === 'meal'}
        label={customiseMessages.meals}
        description={customiseMessages.mealsHint}
        placeholder={asPlanned(day.meals.map(({ name }) => name).join(', '))}
        options={offers.meals.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.meal ?? ''}
        onChange={(meal) => change({ meal })}
      />
      {day.activities.length > 0 && <ActivityFields draft={draft} day={day} takesFocus={part === 'activity'} />}
    </Stack>
  );
}

/** Hotel and room; the rooms depend on the hotel (TOUR-12). */
function NightFields({ draft, day, takesFocus }: { draft: DayDraft; day: Day; takesFocus: boolean }) {
  const { choice, offers, viewedHotel, hasRooms, hasRoomProblem, change } = draft;
  const own = day.hotel_details;
  const isOwn = choice.hotel === undefined;
  const rooms = offers.rooms
    .filter(({ id, hotel }) => hotel === viewedHotel && !(isOwn && id === day.room_type_details?.id))
    .map((room) => ({ value: room.id, label: customiseMessages.priced(room.name, formatPrice(getRoomRate(room))) }));
  return (
    <>
      <NativeSelect
        autoFocus={takesFocus}
        label={customiseMessages.hotel}
        placeholder={asPlanned(own?.name)}
        options={listHotelOptions(offers.hotels, own)}
        value={choice.hotel ?? ''}
        onChange={(hotel) => change({ hotel })}
      />
      <NativeSelect
        label={customiseMessages.room}
        required={!isOwn}
        disabled={!hasRooms}
        description={findRoomHint(hasRooms, isOwn || rooms.length > 0)}
        placeholder={isOwn ? asPlanned(day.room_type_details?.name) : customiseMessages.roomMissing}
        options={rooms}
        value={choice.room ?? ''}
        errorMessage={hasRoomProblem ? customiseMessages.roomMissing : undefined}
        onChange={(room) => change({ room })}
      />
    </>
  );
}

/** Multiple choice (TOUR-13). */
function ActivityFields({ draft, day, takesFocus }: { draft: DayDraft; day: Day; takesFocus: boolean }) {
  const { activities: chosen = [] } = draft.choice;
  const labelId = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={labelId}>
      <Text strong id={labelId}>
        {customiseMessages.activities}
      </Text>
      {day.activities.map(({ id, name, price, description }, index) => (
        <Checkbox
          key={id}
          autoFocus={takesFocus && index === 0}
          description={description || undefined}
          checked={chosen.includes(id)}
          onChange={(isChosen) =>
            draft.change({ activities: isChosen ? [...chosen, id] : chosen.filter((other) => other !== id) })
          }
        >
          {customiseMessages.priced(name, formatPrice(parseFils(price)))}
        </Checkbox>
      ))}
    </fieldset>
  );
}

const asPlanned = (name: string | undefined): string =>
  name ? customiseMessages.asPlanned(name) : customiseMessages.asPlannedPlain;

function findRoomHint(hasRooms: boolean, hasAny: boolean): string | undefined {
  if (!hasRooms) return customiseMessages.roomsLoading;
  return hasAny ? undefined : customiseMessages.noRooms;
}

const formatVehicles = ({ transfers }: Day): string =>
  [...new Set(transfers.flatMap(({ transfer_vehicle_details }) => transfer_vehicle_details?.name ?? []))].join(', ');

/** The planned vehicle of all rides is included in the price, so it isn't offered at extra cost. */
const listVehicleOptions = (vehicles: DayDraft['offers']['vehicles'], day: Day, people: number): SelectOption[] =>
  vehicles
    .filter((vehicle) => replacesVehicle(vehicle, day))
    .map((vehicle) => {
      const shortage = describeSeatShortage(vehicle.max_passengers, people);
      const label = customiseMessages.priced(vehicle.name, formatPrice(priceVehicle(vehicle, day)));
      return {
        value: vehicle.id,
        label: shortage ? `${label} (${shortage})` : label,
        disabled: shortage !== undefined,
      };
    });

const listHotelOptions = (hotels: DayDraft['offers']['hotels'], own: Day['hotel_details']): SelectOption[] =>
  hotels
    .filter((hotel) => hotel.id !== own?.id && isHotelInReach(hotel, own))
    .map(({ id, name, star_rating_display, city }) => ({
      value: id,
      label: customiseMessages.hotelOption(name, star_rating_display, city),
    }));
