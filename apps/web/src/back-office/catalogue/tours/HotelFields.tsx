import { Disclosure, NativeSelect, TextField } from '@aitours/ui';
import { ListError } from '../../shared/ListError.tsx';
import { ChosenPicture } from '../pictures/ChosenPicture.tsx';
import * as styles from '../product/editor.css.ts';
import type { ProductEditing } from '../product/productForm.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import { TourUses } from './TourUses.tsx';
import { createPricedRow, type HotelRow, type StaffTourChoices, type TourChoicesDraft } from './tourChoicesDraft.ts';
import { tourChoicesMessages as messages } from './tourChoicesMessages.ts';

interface HotelFieldsProps {
  readonly hotel: HotelRow;
  /** From 0. */
  readonly index: number;
  readonly edit: (part: Partial<HotelRow>) => void;
  readonly errors: ProductEditing<TourChoicesDraft>['errors'];
  readonly uses: StaffTourChoices['uses'];
  /** A hotel is also open while one of its fields has an error. */
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

/** In the order of the form, with their names on the wire. */
const roomFields = [
  { name: 'name', wire: 'name', label: messages.name, maxLength: 120, required: true },
  {
    name: 'price',
    wire: 'price_per_night',
    label: messages.pricePerNight,
    description: messages.pricePerNightHint,
    inputMode: 'decimal',
    maxLength: 10,
    required: true,
  },
] as const;

/** A hotel with its picture and its rooms. */
export function HotelFields({ hotel, index, edit, errors, uses, isOpen, onToggle }: HotelFieldsProps) {
  const path = `hotels.${index}`;
  const hasError = Object.keys(errors).some((name) => name.startsWith(`${path}.`));
  return (
    <Disclosure
      title={hotel.name || messages.newHotel}
      aside={messages.hotelSummary(hotel.city, hotel.rooms.length)}
      variant="plain"
      open={isOpen || hasError}
      onToggle={onToggle}
    >
      <TourUses uses={uses} kind="hotel" id={hotel.id} />
      <HotelTexts hotel={hotel} path={path} edit={edit} />
      <ChosenPicture
        title={messages.picture(index + 1)}
        image={hotel.image}
        isInRow
        name={`${path}.image`}
        onChange={({ image }) => image !== undefined && edit({ image })}
      />
      <ListError name={`${path}.rooms`} />
      <ChoiceRows
        {...messages.rooms(index + 1)}
        {...{ uses, kind: 'room', path: `${path}.rooms`, fields: roomFields, create: createPricedRow }}
        rows={hotel.rooms}
        onChange={(rooms) => edit({ rooms })}
      />
    </Disclosure>
  );
}

const starOptions = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));

const texts = [
  { name: 'name', label: messages.name, maxLength: 120 },
  { name: 'city', label: messages.city, maxLength: 80 },
  { name: 'address', label: messages.address, maxLength: 200 },
] as const;

const HotelTexts = ({ hotel, path, edit }: Pick<HotelFieldsProps, 'hotel' | 'edit'> & { readonly path: string }) => (
  <div className={styles.fields}>
    {texts.map(({ name, ...field }) => (
      <TextField
        key={name}
        name={`${path}.${name}`}
        {...field}
        value={hotel[name]}
        onChange={(text) => edit({ [name]: text })}
        required
      />
    ))}
    <NativeSelect
      name={`${path}.star_rating`}
      label={messages.stars}
      options={starOptions}
      value={hotel.stars}
      onChange={(stars) => edit({ stars })}
    />
  </div>
);
