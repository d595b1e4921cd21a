import { NativeSelect, Section, Text, TextArea, TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import { ChosenPicture } from './ChosenPicture.tsx';
import type { DestinationDraft } from './destinationDraft.ts';
import { destinationMessages as messages } from './destinationMessages.ts';
import { EditForm } from './EditForm.tsx';
import { PositionField } from './PositionField.tsx';
import type { ProductEditing } from './productForm.ts';

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
      <TextField
        name="name"
        label={messages.name}
        maxLength={120}
        value={draft.name}
        onChange={(name) => change({ name })}
        required
      />
      <TextArea
        name="description"
        label={isHome ? messages.homeText : messages.saudiText}
        {...(isHome && { description: messages.homeTextHint })}
        rows={isHome ? 2 : 3}
        maxLength={400}
        value={draft.description}
        onChange={(description) => change({ description })}
        required={!isHome}
      />
    </Section>
  );
}

const HomeCard = ({ draft, change }: GroupProps) => (
  <div className={styles.fields}>
    <TextField
      name="search"
      label={messages.linkTo}
      description={messages.linkToHint}
      maxLength={120}
      value={draft.search}
      onChange={(search) => change({ search })}
    />
    <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
  </div>
);

function SaudiCard({ draft, change }: GroupProps) {
  const field = (name: 'city' | 'duration' | 'price', hint: string) => (
    <TextField
      name={name}
      label={messages[name]}
      description={hint}
      maxLength={60}
      value={draft[name]}
      onChange={(text) => change({ [name]: text })}
      required
    />
  );
  return (
    <>
      <Text tone="soft">{messages.saudiLink}</Text>
      <div className={styles.fields}>
        {field('city', messages.cityHint)}
        {field('duration', messages.durationHint)}
        {field('price', messages.priceHint)}
        <TextField
          name="rating"
          label={messages.rating}
          description={messages.ratingHint}
          inputMode="decimal"
          maxLength={3}
          value={draft.rating}
          onChange={(rating) => change({ rating })}
        />
        <PositionField hint={messages.positionHint} value={draft.position} onChange={change} />
      </div>
    </>
  );
}
