import { NativeSelect, Section, Text, TextArea, TextField } from '@aitours/ui';
import { ChosenPicture } from '../pictures/ChosenPicture.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { PositionField } from '../product/PositionField.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import type { DestinationDraft } from './destinationDraft.ts';
import { destinationMessages as messages } from './destinationMessages.ts';

/** All fields of a destination. */
export function DestinationForm({ editing }: { readonly editing: ProductEditing<DestinationDraft> }) {
  const { draft, change, isNew } = editing;
  const Card = draft.shownOn === 'home' ? HomeCard : SaudiCard;
  return (
    <EditForm label={messages.form} editing={editing}>
      <Texts draft={draft} change={change} isNew={isNew} />
      <Section title={messages.groups.card} size="medium">
        <Card draft={draft} change={change} />
      </Section>
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
    </EditForm>
  );
}

type GroupProps = Pick<ProductEditing<DestinationDraft>, 'draft' | 'change'>;

const places = Object.entries(messages.places).map(([value, label]) => ({ value, label }));

function Texts({ draft, change, isNew }: GroupProps & { readonly isNew: boolean }) {
  const field = bindFields({ draft, change });
  const isHome = draft.shownOn === 'home';
  return (
    <Section title={messages.groups.texts} size="medium">
      {isNew ? (
        <NativeSelect
          name="shown_on"
          label={messages.shownOn}
          description={messages.shownOnHint}
          options={places}
          value={draft.shownOn}
          onChange={(shownOn) => change({ shownOn: shownOn === 'home' ? 'home' : 'saudi-arabia' })}
        />
      ) : null}
      <TextField {...field('name')} label={messages.name} maxLength={120} required />
      <TextArea
        {...field('description')}
        label={isHome ? messages.homeText : messages.saudiText}
        {...(isHome && { description: messages.homeTextHint })}
        rows={isHome ? 2 : 3}
        maxLength={400}
        required={!isHome}
      />
    </Section>
  );
}

function HomeCard({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <div className={styles.fields}>
      <TextField {...field('search')} label={messages.linkTo} description={messages.linkToHint} maxLength={120} />
      <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
    </div>
  );
}

function SaudiCard({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  const cardText = (name: 'city' | 'duration' | 'price', hint: string) => (
    <TextField {...field(name)} label={messages[name]} description={hint} maxLength={60} required />
  );
  return (
    <>
      <Text tone="soft">{messages.saudiLink}</Text>
      <div className={styles.fields}>
        {cardText('city', messages.cityHint)}
        {cardText('duration', messages.durationHint)}
        {cardText('price', messages.priceHint)}
        <TextField
          {...field('rating')}
          label={messages.rating}
          description={messages.ratingHint}
          inputMode="decimal"
          maxLength={3}
        />
        <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
      </div>
    </>
  );
}
