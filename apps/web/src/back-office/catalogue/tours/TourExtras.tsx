import { TextField } from '@aitours/ui';
import { ListError } from '../../shared/ListError.tsx';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import { createExtra } from './tourDayDraft.ts';
import type { DayFieldsProps } from './tourDayFields.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';

/** In the order of the form. Their names are those on the wire. */
const fields = [
  { name: 'name', label: messages.extraName, maxLength: 160, required: true },
  { name: 'price', label: messages.extraPrice, maxLength: 10, inputMode: 'decimal', required: true },
  { name: 'description', label: messages.extraText, maxLength: 1000 },
  { name: 'product', label: messages.product, description: messages.productHint, maxLength: 64 },
] as const;

/** What travellers can add to a day, each with its price. */
export function TourExtras({ day, index, edit }: DayFieldsProps) {
  const path = `days.${index}.activities`;
  return (
    <>
      <ListError name={path} />
      <EditableRows
        one={messages.extra(index + 1)}
        add={messages.addExtra(index + 1)}
        rows={day.extras}
        create={createExtra}
        onChange={(extras) => edit({ extras })}
      >
        {(extra, at, editExtra) => (
          <div className={styles.fields}>
            {fields.map(({ name, ...field }) => (
              <TextField
                key={name}
                name={`${path}.${at}.${name}`}
                {...field}
                value={extra[name]}
                onChange={(text) => editExtra({ [name]: text })}
              />
            ))}
          </div>
        )}
      </EditableRows>
    </>
  );
}
