import { TextField } from '@aitours/ui';
import type { ComponentProps } from 'react';
import { EditableRows } from '../product/EditableRows.tsx';
import * as styles from '../product/editor.css.ts';
import { useUndoableRows } from '../product/useUndoableRows.ts';
import { isUsed, TourUses, type UsedKind } from './TourUses.tsx';
import type { StaffTourChoices } from './tourChoicesDraft.ts';
import { tourChoicesMessages as messages } from './tourChoicesMessages.ts';

interface ChoiceRow {
  readonly key: number;
  readonly id?: string;
  readonly name: string;
}

type RowOf<Name extends string> = ChoiceRow & Readonly<Record<Name, string>>;

type Field<Name> = Pick<
  ComponentProps<typeof TextField>,
  'label' | 'description' | 'inputMode' | 'maxLength' | 'required'
> & {
  readonly name: Name;
  /** Its name on the wire. */
  readonly wire: string;
};

interface ChoiceRowsProps<Name extends string> {
  readonly rows: readonly RowOf<NoInfer<Name>>[];
  /** In the order of the form. */
  readonly fields: readonly Field<Name>[];
  /** Of the list on the wire. */
  readonly path: string;
  readonly kind: UsedKind;
  readonly uses: StaffTourChoices['uses'];
  readonly one: string;
  readonly add: string;
  readonly empty?: string;
  readonly create: () => RowOf<NoInfer<Name>>;
  readonly onChange: (rows: readonly RowOf<NoInfer<Name>>[]) => void;
}

/** Rooms, vehicles or meals: rows of text fields. What tours have can't be removed. */
export function ChoiceRows<Name extends string>(props: ChoiceRowsProps<Name>) {
  const { rows, fields, path, kind, uses, onChange, ...texts } = props;
  const replace = useUndoableRows(rows, onChange, messages);
  return (
    <EditableRows {...texts} rows={rows} canRemove={({ id }) => !isUsed(uses, kind, id)} onChange={replace}>
      {(row, index, edit) => (
        <>
          <TourUses uses={uses} kind={kind} id={row.id} />
          <div className={styles.fields}>
            {fields.map(({ name, wire, ...field }) => (
              <TextField
                key={name}
                name={`${path}.${index}.${wire}`}
                {...field}
                value={row[name]}
                onChange={(text) => edit({ [name]: text } as Partial<typeof row>)}
              />
            ))}
          </div>
        </>
      )}
    </EditableRows>
  );
}
