import { Section, TextArea, TextField } from '@aitours/ui';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { ChosenPicture } from '../pictures/ChosenPicture.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { PositionField } from '../product/PositionField.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import type { CruiseDraft } from './cruiseDraft.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';

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
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.texts} size="medium">
      <TextField {...field('name')} label={messages.name} maxLength={160} required />
      <TextField
        {...field('teaser')}
        label={messages.teaser}
        description={messages.teaserHint}
        maxLength={300}
        required
      />
      <TextArea
        {...field('description')}
        label={messages.description}
        description={messages.descriptionHint}
        rows={8}
        maxLength={2000}
        required
      />
    </Section>
  );
}

function Facts({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.facts} size="medium">
      <Numbers draft={draft} change={change} />
      <div className={styles.fields}>
        <TextField
          {...field('duration')}
          label={messages.duration}
          description={messages.durationHint}
          maxLength={60}
          required
        />
        <TextField {...field('location')} label={messages.location} maxLength={160} required />
      </div>
      <TextArea {...field('amenities')} label={messages.amenities} description={shared.perLine} rows={6} required />
    </Section>
  );
}

function Numbers({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <div className={styles.fields}>
      <TextField {...field('price')} label={messages.price} inputMode="decimal" maxLength={10} required />
      <TextField {...field('capacity')} label={messages.capacity} inputMode="numeric" maxLength={5} required />
      <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
    </div>
  );
}
