import { Section, TextArea, TextField } from '@aitours/ui';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import { toRow } from '../../shared/rows.ts';
import * as styles from '../product/ActivityForm.css.ts';
import { bindFields } from '../product/bindFields.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import { FactFields } from '../product/FactFields.tsx';
import { LanguagesField } from '../product/LanguagesField.tsx';
import { MeetingPointFields } from '../product/MeetingPointFields.tsx';
import { TermRows } from '../product/TermRows.tsx';
import type { GroupProps } from './ActivityForm.tsx';
import { ActivityTimes } from './ActivityTimes.tsx';
import type { AddonRow, StopRow } from './activityDraft.ts';

/** The groups of fields that contain lists. */
export function ActivityLists(props: GroupProps) {
  return (
    <>
      <ActivityTimes {...props} />
      <Stops {...props} />
      <Offers {...props} />
      <FactFields {...props} />
      <MeetingPointFields {...props} />
      <Addons {...props} />
      <TermRows {...props} />
    </>
  );
}

const createStop = (): StopRow => toRow({ title: '', description: '' });

function Stops({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.stops} size="medium">
      <EditableRows
        {...messages.stops}
        rows={draft.itinerary}
        create={createStop}
        onChange={(itinerary) => change({ itinerary })}
      >
        {({ title, description }, index, edit) => (
          <>
            <TextField
              name={`itinerary.${index}.title`}
              label={messages.stopTitle}
              maxLength={160}
              value={title}
              onChange={(text) => edit({ title: text })}
              required
            />
            <TextArea
              name={`itinerary.${index}.description`}
              label={messages.stopText}
              rows={2}
              maxLength={1000}
              value={description}
              onChange={(text) => edit({ description: text })}
            />
          </>
        )}
      </EditableRows>
    </Section>
  );
}

function Offers({ draft, change }: GroupProps) {
  const field = bindFields({ draft, change });
  return (
    <Section title={messages.groups.lists} description={messages.perLine} size="medium">
      <div className={styles.fields}>
        <TextArea {...field('highlights')} label={messages.highlights} />
        <TextArea {...field('included')} label={messages.included} />
        <TextArea {...field('notIncluded', 'not_included')} label={messages.notIncluded} />
        <LanguagesField draft={draft} change={change} />
      </div>
    </Section>
  );
}

const createAddon = (): AddonRow => toRow({ title: '', icon: 'Plus', detail: '', price: '' });

function Addons({ draft, change }: GroupProps) {
  return (
    <Section title={messages.groups.addons} size="medium">
      <EditableRows
        {...messages.addons}
        rows={draft.addons}
        create={createAddon}
        onChange={(addons) => change({ addons })}
      >
        {({ title, detail, price }, index, edit) => (
          <div className={styles.fields}>
            <TextField
              name={`addons.${index}.title`}
              label={messages.addonTitle}
              maxLength={80}
              value={title}
              onChange={(text) => edit({ title: text })}
              required
            />
            <TextField
              name={`addons.${index}.price`}
              label={messages.addonPrice}
              inputMode="decimal"
              maxLength={10}
              value={price}
              onChange={(text) => edit({ price: text })}
              required
            />
            <TextField
              name={`addons.${index}.short_detail`}
              label={messages.addonDetail}
              maxLength={200}
              value={detail}
              onChange={(text) => edit({ detail: text })}
            />
          </div>
        )}
      </EditableRows>
    </Section>
  );
}
