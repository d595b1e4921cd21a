import { useEffect, useRef } from 'react';
import { useNotify } from '../../../features/notifications/NotificationsProvider.tsx';

interface UndoTexts {
  /** @param name empty: it has none yet */
  readonly removed: (name: string) => string;
  readonly undo: string;
}

interface UndoableRow {
  readonly key: number;
  readonly id?: string;
  readonly name?: string;
}

/** Returns a list's change handler that offers to put a removed row back where it was. */
export function useUndoableRows<Row extends UndoableRow>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  texts: UndoTexts,
  getName: (row: Row) => string = ({ name = '' }) => name,
): (rows: readonly Row[]) => void {
  const notify = useNotify();
  // What is typed between removing a row and putting it back must stay.
  const latest = useRef<{ rows: readonly Row[]; onChange: (rows: readonly Row[]) => void }>(null);
  useEffect(() => {
    latest.current = { rows, onChange };
    return () => {
      latest.current = null;
    };
  });
  return (next) => {
    onChange(next);
    const removed = rows.find(({ key }) => !next.some((row) => row.key === key));
    if (!removed) return;
    const at = rows.indexOf(removed);
    const isRemoved = ({ key, id }: Row) => key === removed.key || (id !== undefined && id === removed.id);
    const undo = () => {
      const current = latest.current;
      if (current && !current.rows.some(isRemoved)) current.onChange(current.rows.toSpliced(at, 0, removed));
    };
    notify('info', texts.removed(getName(removed)), { label: texts.undo, onAction: undo });
  };
}
