import { Section } from '@aitours/ui';
import { useState } from 'react';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import { EditForm } from '../product/EditForm.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { useUndoableRows } from '../product/useUndoableRows.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import { HotelFields } from './HotelFields.tsx';
import { isUsed } from './TourUses.tsx';
import {
  createHotelRow,
  createPricedRow,
  createVehicleRow,
  type StaffTourChoices,
  type TourChoicesDraft,
} from './tourChoicesDraft.ts';
import { tourChoicesMessages as messages } from './tourChoicesMessages.ts';

interface TourChoicesFormProps {
  readonly editing: ProductEditing<TourChoicesDraft>;
  readonly uses: StaffTourChoices['uses'];
}

/** The hotels, vehicles and meals of all tours. */
export const TourChoicesForm = ({ editing, uses }: TourChoicesFormProps) => (
  <EditForm label={messages.form} editing={editing}>
    <Hotels editing={editing} uses={uses} />
    <Vehicles editing={editing} uses={uses} />
    <Meals editing={editing} uses={uses} />
  </EditForm>
);

function Hotels({ editing: { draft, change, errors }, uses }: TourChoicesFormProps) {
  const replace = useUndoableRows(draft.hotels, (hotels) => change({ hotels }), messages);
  // By id, because saving renders the rows again. A new hotel is open until it is saved.
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const toggle = (id: string, isOpen: boolean) =>
    setOpenIds((ids) => [...ids.filter((other) => other !== id), ...(isOpen ? [id] : [])]);
  return (
    <Section title={messages.hotels} description={messages.hotelsHint} size="medium">
      <ListError name="hotels" />
      <EditableRows
        {...messages.hotelRows}
        rows={draft.hotels}
        create={createHotelRow}
        canRemove={({ id }) => !isUsed(uses, 'hotel', id)}
        onChange={replace}
      >
        {(hotel, index, edit) => (
          <HotelFields
            {...{ hotel, index, edit, errors, uses }}
            isOpen={hotel.id === undefined || openIds.includes(hotel.id)}
            onToggle={(isOpen) => hotel.id !== undefined && toggle(hotel.id, isOpen)}
          />
        )}
      </EditableRows>
    </Section>
  );
}

const price = { inputMode: 'decimal', maxLength: 10 } as const;

/** In the order of the form, with their names on the wire. */
const vehicleFields = [
  {
    name: 'name',
    wire: 'name',
    label: messages.name,
    description: messages.vehicleNameHint,
    maxLength: 120,
    required: true,
  },
  { name: 'perKm', wire: 'price_per_km', label: messages.pricePerKm, description: messages.pricePerKmHint, ...price },
  {
    name: 'perDay',
    wire: 'base_price',
    label: messages.pricePerDay,
    description: messages.pricePerDayHint,
    ...price,
    required: true,
  },
  {
    name: 'seats',
    wire: 'max_passengers',
    label: messages.seats,
    description: messages.seatsHint,
    inputMode: 'numeric',
    maxLength: 3,
  },
] as const;

const Vehicles = ({ editing: { draft, change }, uses }: TourChoicesFormProps) => (
  <Section title={messages.vehicles} description={messages.vehiclesHint} size="medium">
    <ListError name="vehicles" />
    <ChoiceRows
      {...messages.vehicleRows}
      {...{ uses, kind: 'vehicle', path: 'vehicles', fields: vehicleFields, create: createVehicleRow }}
      rows={draft.vehicles}
      onChange={(vehicles) => change({ vehicles })}
    />
  </Section>
);

const mealFields = [
  { name: 'name', wire: 'name', label: messages.name, maxLength: 120, required: true },
  {
    name: 'price',
    wire: 'price_per_meal',
    label: messages.pricePerMeal,
    description: messages.pricePerMealHint,
    ...price,
    required: true,
  },
] as const;

const Meals = ({ editing: { draft, change }, uses }: TourChoicesFormProps) => (
  <Section title={messages.meals} description={messages.mealsHint} size="medium">
    <ListError name="meals" />
    <ChoiceRows
      {...messages.mealRows}
      {...{ uses, kind: 'meal', path: 'meals', fields: mealFields, create: createPricedRow }}
      rows={draft.meals}
      onChange={(meals) => change({ meals })}
    />
  </Section>
);
