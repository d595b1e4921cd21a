import { Section, TextArea, TextField } from '@aitours/ui';
import { ChosenPicture } from '../pictures/ChosenPicture.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { PositionField } from '../product/PositionField.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { TermRows } from '../product/TermRows.tsx';
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
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.texts} size="medium">
      <div className={styles.fields}>
        <TextField {...field('name')} label={messages.name} maxLength={120} required />
        <TextField
          {...field('category')}
          label={messages.category}
          description={messages.categoryHint}
          maxLength={60}
          required
        />
      </div>
      <TextArea {...field('description')} label={messages.description} rows={3} maxLength={1000} required />
      <TextArea {...field('features')} label={messages.features} description={messages.featuresHint} />
    </Section>
  );
}

function Room({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.room} size="medium">
      <div className={styles.fields}>
        <TextField
          {...field('passengers', 'max_passengers')}
          label={messages.passengers}
          inputMode="numeric"
          maxLength={3}
          required
        />
        <TextField
          {...field('luggage', 'max_luggage')}
          label={messages.luggage}
          inputMode="numeric"
          maxLength={3}
          required
        />
      </div>
    </Section>
  );
}

function Price({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.price} size="medium">
      <div className={styles.fields}>
        <TextField
          {...field('price')}
          label={messages.price}
          description={messages.priceHint}
          inputMode="decimal"
          maxLength={10}
          required
        />
        <TextField
          {...field('perKm', 'price_per_km')}
          label={messages.perKm}
          description={messages.perKmHint}
          inputMode="decimal"
          maxLength={10}
        />
        <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
      </div>
    </Section>
  );
}
