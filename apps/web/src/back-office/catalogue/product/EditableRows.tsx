import { Button, IconButton, Text } from '@aitours/ui';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { editorMessages as messages } from '../../shared/editorMessages.ts';
import * as styles from './editor.css.ts';

export interface EditableRowsProps<Row extends { readonly key: number | string }> {
  readonly rows: readonly Row[];
  /** What one row is: "Stop". */
  readonly one: string;
  /** Text of the button that adds a row; without it rows can't be added. */
  readonly add?: string;
  /** Shown while there are no rows. */
  readonly empty?: string;
  /** Shows rows beside each other where there is room. */
  readonly isTiled?: boolean;
  /** Returns a row to add. */
  readonly create?: () => Row;
  /** Default: each row can be removed. */
  readonly canRemove?: (row: Row) => boolean;
  readonly onChange: (rows: readonly Row[]) => void;
  /** The fields of a row. @param index from 0 */
  readonly children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** A list whose rows are added, removed and moved by buttons. The focus stays at the row that was moved or added. */
export function EditableRows<Row extends { readonly key: number | string }>({
  rows,
  one,
  add,
  empty,
  isTiled,
  create,
  canRemove = () => true,
  onChange,
  children,
}: EditableRowsProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { move, remove, append } = rowActions(rows, list, addButton, onChange);
  return (
    <>
      {rows.length === 0 && empty !== undefined && <Text tone="soft">{empty}</Text>}
      {/* Safari drops the role of a list without markers. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol className={styles.rows} role="list" ref={list} data-tiled={isTiled || undefined}>
        {rows.map((row, index) => (
          <li key={row.key} className={styles.row} aria-label={`${one} ${index + 1}`}>
            <RowHead
              name={`${one} ${index + 1}`}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={canRemove(row) ? () => remove(index) : undefined}
            />
            {children(row, index, (part) =>
              onChange(rows.map((other, at) => (at === index ? { ...other, ...part } : other))),
            )}
          </li>
        ))}
      </ol>
      {add !== undefined && create && (
        <div>
          <Button ref={addButton} tone="secondary" size="small" icon={Plus} onClick={() => append(create())}>
            {add}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowHeadProps {
  readonly name: string;
  /** Undefined for the first row. */
  readonly onUp: (() => void) | undefined;
  /** Undefined for the last row. */
  readonly onDown: (() => void) | undefined;
  /** Undefined for a row that can't be removed. */
  readonly onRemove: (() => void) | undefined;
}

function RowHead({ name, onUp, onDown, onRemove }: RowHeadProps) {
  return (
    <div className={styles.rowHead}>
      <span className={styles.rowName}>{name}</span>
      {onUp && <IconButton icon={ArrowUp} label={messages.moveUp(name)} data-move="up" onClick={onUp} />}
      {onDown && <IconButton icon={ArrowDown} label={messages.moveDown(name)} data-move="down" onClick={onDown} />}
      {onRemove && <IconButton icon={Trash2} label={messages.remove(name)} data-remove="" onClick={onRemove} />}
    </div>
  );
}

/** Returns what changes the rows and then moves the focus. */
function rowActions<Row>(
  rows: readonly Row[],
  list: RefObject<HTMLElement | null>,
  addButton: RefObject<HTMLElement | null>,
  onChange: (rows: readonly Row[]) => void,
) {
  const rowAt = (index: number) => list.current?.children[index];
  /** Waits until React has rendered the next rows. */
  const focusLater = (find: () => HTMLElement | null | undefined) => setTimeout(() => find()?.focus());
  return {
    move(from: number, to: number) {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      onChange(next);
      // At an end of the list, the button of this direction is gone.
      const direction = to < from ? 'up' : 'down';
      focusLater(
        () =>
          rowAt(to)?.querySelector<HTMLElement>(`[data-move=${direction}]`) ??
          rowAt(to)?.querySelector<HTMLElement>('[data-move]'),
      );
    },
    remove(index: number) {
      onChange(rows.filter((_, at) => at !== index));
      const next = Math.min(index, rows.length - 2);
      focusLater(() => rowAt(next)?.querySelector<HTMLElement>('[data-remove]') ?? addButton.current);
    },
    append(row: Row) {
      onChange([...rows, row]);
      focusLater(() => rowAt(rows.length)?.querySelector<HTMLElement>('input, textarea, select'));
    },
  };
}
