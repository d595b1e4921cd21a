import type { Schema } from '@aitours/api-client';
import { Section, TextArea, TextField } from '@aitours/ui';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import { checkAmount, checkRequired, toAmount } from '../../shared/fieldChecks.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import type { PartProps } from '../product/fields/part.ts';
import { rows } from '../product/fields/rows.ts';

type ActivityInput = Schema<'ActivityInput'>;

export type StopRow = Row<{ readonly title: string; readonly description: string }>;

/** The itinerary of an activity. */
export const stops = rows({
  key: 'itinerary',
  name: 'itinerary',
  toRow: (stop: NonNullable<ActivityInput['itinerary']>[number]): StopRow => toRow(stop),
  toValue: ({ title, description }) => ({ title: title.trim(), description }),
  check: ({ title }, path) => ({ [`${path}.title`]: checkRequired(title) }),
  Fields: Stops,
});

export type AddonRow = Row<{
  readonly title: string;
  readonly icon: string;
  readonly detail: string;
  readonly price: string;
}>;

const checkTitle = (text: string) => (text.includes(':') ? messages.errors.colon : undefined);

/** What can be booked with an activity. */
export const addons = rows({
  key: 'addons',
  name: 'addons',
  toRow: ({ title, icon, short_detail, price }: NonNullable<ActivityInput['addons']>[number]): AddonRow =>
    toRow({ title, icon, detail: short_detail, price }),
  toValue: ({ title, icon, detail, price }) => ({
    title: title.trim(),
    icon,
    short_detail: detail,
    price: toAmount(price),
  }),
  check: ({ title, price }, path) => ({
    [`${path}.title`]: checkRequired(title, checkTitle),
    [`${path}.price`]: checkRequired(price, checkAmount),
  }),
  Fields: Addons,
});

const createStop = (): StopRow => toRow({ title: '', description: '' });

function Stops({ draft, change }: PartProps<{ readonly itinerary: readonly StopRow[] }>) {
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

const createAddon = (): AddonRow => toRow({ title: '', icon: 'Plus', detail: '', price: '' });

function Addons({ draft, change }: PartProps<{ readonly addons: readonly AddonRow[] }>) {
  return (
    <Section title={messages.groups.addons} size="medium">
      <EditableRows
        {...messages.addons}
        rows={draft.addons}
        create={createAddon}
        onChange={(next) => change({ addons: next })}
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
