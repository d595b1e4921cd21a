import { Section, TextField } from '@aitours/ui';
import { activityFormMessages as shared } from '../../shared/activityFormMessages.ts';
import { ActivityPictures } from '../pictures/ActivityPictures.tsx';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditForm } from '../product/EditForm.tsx';
import { FactFields } from '../product/FactFields.tsx';
import { LanguagesField } from '../product/LanguagesField.tsx';
import { MeetingPointFields } from '../product/MeetingPointFields.tsx';
import { ProductTexts } from '../product/ProductTexts.tsx';
import type { ProductEditing } from '../product/productForm.ts';
import { TermRows } from '../product/TermRows.tsx';
import { AttractionRows } from './AttractionRows.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';
import type { EventDraft } from './eventDraft.ts';

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
