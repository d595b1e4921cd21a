import { Section, TextField } from '@aitours/ui';
import * as styles from './ActivityForm.css.ts';
import { ActivityPictures } from './ActivityPictures.tsx';
import { AttractionRows } from './AttractionRows.tsx';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { bindFields } from './bindFields.ts';
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
  const field = bindFields({ draft, change });
  return (
    <ProductTexts
      draft={draft}
      change={change}
      slugHint={shared.slugHint}
      beside={
        <TextField
          {...field('eventType', 'event_type')}
          label={messages.eventType}
          description={messages.eventTypeHint}
          maxLength={60}
          required
        />
      }
    >
      <Venue draft={draft} change={change} />
    </ProductTexts>
  );
}

function Venue({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <div className={styles.fields}>
      <TextField {...field('venue')} label={messages.venue} maxLength={160} required />
      <TextField {...field('location')} label={messages.location} maxLength={160} />
    </div>
  );
}

function Opening({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.opening} size="medium">
      <div className={styles.fields}>
        <TextField {...field('startDate', 'start_date')} type="date" label={messages.firstDate} required />
        <TextField
          {...field('endDate', 'end_date')}
          type="date"
          label={messages.lastDate}
          min={draft.startDate || undefined}
          required
        />
        <TextField
          {...field('duration')}
          label={messages.duration}
          description={messages.durationHint}
          inputMode="numeric"
          maxLength={5}
        />
      </div>
    </Section>
  );
}
