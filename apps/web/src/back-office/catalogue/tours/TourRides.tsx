import { NativeSelect, TextField } from '@aitours/ui';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import { createRide, type RideRow } from './tourDayDraft.ts';
import { type DayFieldsProps, withStored } from './tourDayFields.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

/** The rides of a day in their order. */
export function TourRides({ day, index, edit, offers }: DayFieldsProps) {
  return (
    <EditableRows
      one={messages.ride(index + 1)}
      add={messages.addRide(index + 1)}
      rows={day.rides}
      create={createRide}
      onChange={(rides) => edit({ rides })}
    >
      {(ride, at, editRide) => (
        <Ride ride={ride} path={`days.${index}.transfers.${at}`} edit={editRide} vehicles={offers.vehicles} />
      )}
    </EditableRows>
  );
}

interface RideProps {
  readonly ride: RideRow;
  /** Of the ride's fields on the wire. */
  readonly path: string;
  readonly edit: (part: Partial<RideRow>) => void;
  readonly vehicles: DayFieldsProps['offers']['vehicles'];
}

/** In the order of the form, with their names on the wire. */
const fields = [
  { name: 'type', wire: 'transfer_type', label: messages.rideType, maxLength: 80, required: true },
  { name: 'from', wire: 'from_location', label: messages.from, maxLength: 160, required: true },
  { name: 'to', wire: 'to_location', label: messages.to, maxLength: 160, required: true },
  { name: 'start', wire: 'starts_at', label: messages.start, description: messages.startHint, type: 'time' },
  { name: 'back', wire: 'returns_at', label: messages.back, description: messages.backHint, type: 'time' },
  {
    name: 'duration',
    wire: 'duration_minutes',
    label: messages.duration,
    description: messages.durationHint,
    maxLength: 4,
    inputMode: 'numeric',
  },
  {
    name: 'distance',
    wire: 'distance_km',
    label: messages.distance,
    description: messages.distanceHint,
    maxLength: 8,
    inputMode: 'decimal',
  },
  {
    name: 'price',
    wire: 'price',
    label: messages.ridePrice,
    description: messages.ridePriceHint,
    maxLength: 10,
    inputMode: 'decimal',
  },
] as const;

function Ride({ ride, path, edit, vehicles }: RideProps) {
  const names = vehicles.map(({ name }) => ({ value: name, label: name }));
  return (
    <div className={styles.fields}>
      {fields.map(({ name, wire, ...field }) => (
        <TextField
          key={name}
          name={`${path}.${wire}`}
          {...field}
          value={ride[name]}
          onChange={(text) => edit({ [name]: text })}
        />
      ))}
      <NativeSelect
        name={`${path}.vehicle_name`}
        label={messages.vehicle}
        options={[{ value: '', label: messages.noVehicle }, ...withStored(names, ride.vehicle, ride.vehicle)]}
        value={ride.vehicle}
        onChange={(vehicle) => edit({ vehicle })}
      />
    </div>
  );
}
