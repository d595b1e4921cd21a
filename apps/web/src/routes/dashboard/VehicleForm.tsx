import { Section, TextArea, TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import { EditForm } from './EditForm.tsx';
import { PositionField } from './PositionField.tsx';
import type { ProductEditing } from './productForm.ts';
import { TermRows } from './TermRows.tsx';
import type { VehicleDraft } from './vehicleDraft.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';
import { ZonePrices } from './ZonePrices.tsx';

/** All fields of a vehicle. */
export function VehicleForm({ editing }: { readonly editing: ProductEditing<VehicleDraft> }) {
  const { draft, change } = editing;
  return (
    <EditForm label={messages.form} editing={editing}>
      <Texts draft={draft} change={change} />
      <Room draft={draft} change={change} />
      <Price draft={draft} change={change} />
      <ZonePrices draft={draft} change={change} />
      <TermRows draft={draft} change={change} />
      <ChosenPicture
        title={messages.groups.picture}
        image={draft.image}
        name="image"
        onChange={({ image }) => image !== undefined && change({ image })}
      />
    </EditForm>
  );
}

type GroupProps = Pick<ProductEditing<VehicleDraft>, 'draft' | 'change'>;

function Texts({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.texts} size="medium">
      <div className={styles.fields}>
        <TextField
          name="name"
          label={messages.name}
          maxLength={120}
          value={draft.name}
          onChange={(name) => change({ name })}
          required
        />
        <TextField
          name="category"
          label={messages.category}
          description={messages.categoryHint}
          maxLength={60}
          value={draft.category}
          onChange={(category) => change({ category })}
          required
        />
      </div>
      <TextArea
        name="description"
        label={messages.description}
        rows={3}
        maxLength={1000}
        value={draft.description}
        onChange={(description) => change({ description })}
        required
      />
      <TextArea
        name="features"
        label={messages.features}
        description={messages.featuresHint}
        value={draft.features}
        onChange={(features) => change({ features })}
      />
    </Section>
  );
}

function Room({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.room} size="medium">
      <div className={styles.fields}>
        <TextField
          name="max_passengers"
          label={messages.passengers}
          inputMode="numeric"
          maxLength={3}
          value={draft.passengers}
          onChange={(passengers) => change({ passengers })}
          required
        />
        <TextField
          name="max_luggage"
          label={messages.luggage}
          inputMode="numeric"
          maxLength={3}
          value={draft.luggage}
          onChange={(luggage) => change({ luggage })}
          required
        />
      </div>
    </Section>
  );
}

function Price({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.price} size="medium">
      <div className={styles.fields}>
        <TextField
          name="price"
          label={messages.price}
          description={messages.priceHint}
          inputMode="decimal"
          maxLength={10}
          value={draft.price}
          onChange={(price) => change({ price })}
          required
        />
        <TextField
          name="price_per_km"
          label={messages.perKm}
          description={messages.perKmHint}
          inputMode="decimal"
          maxLength={10}
          value={draft.perKm}
          onChange={(perKm) => change({ perKm })}
        />
        <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
      </div>
    </Section>
  );
}
