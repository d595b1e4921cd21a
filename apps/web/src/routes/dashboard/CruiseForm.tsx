import { Section, TextArea, TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import type { CruiseDraft } from './cruiseDraft.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';
import { EditForm } from './EditForm.tsx';
import { PositionField } from './PositionField.tsx';
import type { ProductEditing } from './productForm.ts';

/** All fields of a cruise. */
export function CruiseForm({ editing }: { readonly editing: ProductEditing<CruiseDraft> }) {
  const { draft, change } = editing;
  return (
    <EditForm label={messages.form} editing={editing}>
      <Texts draft={draft} change={change} />
      <ChosenPicture
        title={messages.groups.picture}
        image={draft.image}
        alt={draft.imageAlt}
        altName="image_alt"
        name="image"
        onChange={({ image, alt }) =>
          change({ ...(image !== undefined && { image }), ...(alt !== undefined && { imageAlt: alt }) })
        }
      />
      <Facts draft={draft} change={change} />
    </EditForm>
  );
}

type GroupProps = Pick<ProductEditing<CruiseDraft>, 'draft' | 'change'>;

function Texts({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.texts} size="medium">
      <TextField
        name="name"
        label={messages.name}
        maxLength={160}
        value={draft.name}
        onChange={(name) => change({ name })}
        required
      />
      <TextField
        name="teaser"
        label={messages.teaser}
        description={messages.teaserHint}
        maxLength={300}
        value={draft.teaser}
        onChange={(teaser) => change({ teaser })}
        required
      />
      <TextArea
        name="description"
        label={messages.description}
        description={messages.descriptionHint}
        rows={8}
        maxLength={2000}
        value={draft.description}
        onChange={(description) => change({ description })}
        required
      />
    </Section>
  );
}

function Facts({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.facts} size="medium">
      <Numbers draft={draft} change={change} />
      <div className={styles.fields}>
        <TextField
          name="duration"
          label={messages.duration}
          description={messages.durationHint}
          maxLength={60}
          value={draft.duration}
          onChange={(duration) => change({ duration })}
          required
        />
        <TextField
          name="location"
          label={messages.location}
          maxLength={160}
          value={draft.location}
          onChange={(location) => change({ location })}
          required
        />
      </div>
      <TextArea
        name="amenities"
        label={messages.amenities}
        description={shared.perLine}
        rows={6}
        value={draft.amenities}
        onChange={(amenities) => change({ amenities })}
        required
      />
    </Section>
  );
}

const Numbers = ({ draft, change }: GroupProps) => (
  <div className={styles.fields}>
    <TextField
      name="price"
      label={messages.price}
      inputMode="decimal"
      maxLength={10}
      value={draft.price}
      onChange={(price) => change({ price })}
      required
    />
    <TextField
      name="capacity"
      label={messages.capacity}
      inputMode="numeric"
      maxLength={5}
      value={draft.capacity}
      onChange={(capacity) => change({ capacity })}
      required
    />
    <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
  </div>
);
