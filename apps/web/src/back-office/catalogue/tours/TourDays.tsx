import { Banner, Button, NativeSelect, Section, Stack, Text, TextArea, TextField } from '@aitours/ui';
import { useOffers } from '../../../features/tour-booking/useOffers.ts';
import { CheckboxesField } from '../../shared/CheckboxesField.tsx';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import type { PartProps } from '../product/fields/part.ts';
import { rows } from '../product/fields/rows.ts';
import { TourExtras } from './TourExtras.tsx';
import { TourRides } from './TourRides.tsx';
import { checkDay, createDay, type DayRow, listDayFields, toDayInput, toDayRow } from './tourDayDraft.ts';
import { type DayFieldsProps, withStored } from './tourDayFields.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

/** The days of a tour with the hotels, rides, meals and extras of each. */
export const days = rows({
  key: 'days',
  name: 'days',
  createFirst: () => [createDay()],
  toRow: toDayRow,
  toValue: toDayInput,
  check: checkDay,
  listOther: listDayFields,
  Fields: TourDays,
});

function TourDays({ draft, change }: PartProps<{ readonly days: readonly DayRow[] }>) {
  const hotels = draft.days.flatMap(({ hotel }) => (hotel === '' ? [] : [hotel]));
  const { offers, hasFailed, reload } = useOffers(true, hotels);
  return (
    <Section title={messages.daysTitle} description={messages.daysHint} size="medium">
      <ListError name="days" />
      {hasFailed && (
        <Banner tone="critical" announce="alert">
          <Stack gap="small">
            <Text>{messages.offersFailed}</Text>
            <Button tone="secondary" size="small" onClick={reload}>
              {messages.retry}
            </Button>
          </Stack>
        </Banner>
      )}
      <EditableRows {...messages.days} rows={draft.days} create={createDay} onChange={(next) => change({ days: next })}>
        {(day, index, edit) => <DayFields day={day} index={index} edit={edit} offers={offers} />}
      </EditableRows>
    </Section>
  );
}

function DayFields(props: DayFieldsProps) {
  const { day, index, edit } = props;
  return (
    <>
      <TextField
        name={`days.${index}.title`}
        label={messages.dayTitle}
        maxLength={160}
        value={day.title}
        onChange={(title) => edit({ title })}
        required
      />
      <TextArea
        name={`days.${index}.description`}
        label={messages.dayText}
        rows={3}
        maxLength={3000}
        value={day.description}
        onChange={(description) => edit({ description })}
        required
      />
      <Night {...props} />
      <Meals {...props} />
      <TourRides {...props} />
      <TourExtras {...props} />
      <TextArea
        name={`days.${index}.includes`}
        label={messages.includes}
        description={messages.includesHint}
        rows={2}
        value={day.includes}
        onChange={(includes) => edit({ includes })}
      />
    </>
  );
}

function Night({ day, index, edit, offers }: DayFieldsProps) {
  const hotels = offers.hotels.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` }));
  const rooms = offers.rooms.flatMap(({ id, hotel, name }) => (hotel === day.hotel ? { value: id, label: name } : []));
  return (
    <div className={styles.fields}>
      <NativeSelect
        name={`days.${index}.hotel_id`}
        label={messages.hotel}
        options={[{ value: '', label: messages.noHotel }, ...withStored(hotels, day.hotel, messages.hotelUnknown)]}
        value={day.hotel}
        onChange={(hotel) => edit({ hotel, room: '' })}
      />
      {day.hotel !== '' && (
        <NativeSelect
          name={`days.${index}.room_type_id`}
          label={messages.room}
          options={[{ value: '', label: messages.noRoom }, ...withStored(rooms, day.room, messages.roomUnknown)]}
          value={day.room}
          onChange={(room) => edit({ room })}
          required
        />
      )}
    </div>
  );
}

function Meals({ day, index, edit, offers }: DayFieldsProps) {
  const known = offers.meals.map(({ id, name }) => ({ value: id, label: name }));
  // An earlier version may have a meal that isn't offered any more.
  const options = day.meals.reduce<typeof known>(
    (list, meal) => [...withStored(list, known.length === 0 ? '' : meal, messages.mealUnknown)],
    known,
  );
  return (
    <CheckboxesField
      name={`days.${index}.meals`}
      label={messages.meals}
      options={options}
      chosen={day.meals}
      onChange={(meals) => edit({ meals })}
    />
  );
}
