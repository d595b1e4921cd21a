import { Section, TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import { ActivityPictures } from './ActivityPictures.tsx';
import { AttractionRows } from './AttractionRows.tsx';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { EditForm } from './EditForm.tsx';
import type { EventDraft } from './eventDraft.ts';
import { FactFields } from './FactFields.tsx';
import { LanguagesField } from './LanguagesField.tsx';
import { MeetingPointFields } from './MeetingPointFields.tsx';
import { ProductTexts } from './ProductTexts.tsx';
import type { ProductEditing } from './productForm.ts';
import { TermRows } from './TermRows.tsx';

/** All fields of an attraction. */
export function AttractionForm({ editing }: { readonly editing: ProductEditing<EventDraft> }) {
  const { draft, change } = editing;
  return (
    <EditForm label={messages.form} editing={editing}>
      <Texts draft={draft} change={change} />
      <Opening draft={draft} change={change} />
      <AttractionRows draft={draft} change={change} />
      <FactFields draft={draft} change={change}>
        <LanguagesField draft={draft} change={change} />
      </FactFields>
      <MeetingPointFields draft={draft} change={change} />
      <TermRows draft={draft} change={change} />
      <ActivityPictures draft={draft} change={change} />
    </EditForm>
  );
}

type GroupProps = Pick<ProductEditing<EventDraft>, 'draft' | 'change'>;

function Texts({ draft, change }: GroupProps) {
  return (
    <ProductTexts
      draft={draft}
      change={change}
      slugHint={shared.slugHint}
      beside={
        <TextField
          name="event_type"
          label={messages.eventType}
          description={messages.eventTypeHint}
          maxLength={60}
          value={draft.eventType}
          onChange={(eventType) => change({ eventType })}
          required
        />
      }
    >
      <Venue draft={draft} change={change} />
    </ProductTexts>
  );
}

function Venue({ draft, change }: GroupProps) {
  return (
    <div className={styles.fields}>
      <TextField
        name="venue"
        label={messages.venue}
        maxLength={160}
        value={draft.venue}
        onChange={(venue) => change({ venue })}
        required
      />
      <TextField
        name="location"
        label={messages.location}
        maxLength={160}
        value={draft.location}
        onChange={(location) => change({ location })}
      />
    </div>
  );
}

function Opening({ draft, change }: GroupProps) {
  return (
    <Section title={messages.opening} size="medium">
      <div className={styles.fields}>
        <TextField
          name="start_date"
          type="date"
          label={messages.firstDate}
          value={draft.startDate}
          onChange={(startDate) => change({ startDate })}
          required
        />
        <TextField
          name="end_date"
          type="date"
          label={messages.lastDate}
          min={draft.startDate || undefined}
          value={draft.endDate}
          onChange={(endDate) => change({ endDate })}
          required
        />
        <TextField
          name="duration"
          label={messages.duration}
          description={messages.durationHint}
          inputMode="numeric"
          maxLength={5}
          value={draft.duration}
          onChange={(duration) => change({ duration })}
        />
      </div>
    </Section>
  );
}
