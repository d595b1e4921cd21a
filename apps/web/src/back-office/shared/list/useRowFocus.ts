import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Moves the focus when the focused button has left with its row, as a review does that is published: to the cell of the
 * same column in the row that is in its place now, in the last row, or to the list if there is none.
 *
 * @returns properties of the element around the table
 */
export function useRowFocus(rows: readonly unknown[]) {
  const frame = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly row: number; readonly column: number }>(undefined);
  useEffect(() => {
    // An element that is removed has no blur event; a dialog may not find the button that opened it.
    if (!focused.current || document.activeElement !== document.body) return;
    const { row, column } = focused.current;
    const { tBodies } = frame.current?.querySelector('table') ?? {};
    const cell = tBodies?.[0]?.rows[Math.min(row, rows.length - 1)]?.cells[column];
    (cell?.querySelector<HTMLElement>('button, a') ?? frame.current)?.focus();
  }, [rows]);
  return {
    ref: frame,
    tabIndex: -1,
    // Those of a dialog that a row has opened arrive here too.
    onFocus: ({ currentTarget, target }: FocusEvent) => {
      const cell = currentTarget.contains(target) ? target.closest('td') : null;
      if (cell) focused.current = { row: cell.closest('tr')?.sectionRowIndex ?? 0, column: cell.cellIndex };
    },
    onBlur: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      const isInDialog = relatedTarget?.closest('[role=dialog], [role=alertdialog]');
      if (currentTarget.contains(target) && !isInDialog) focused.current = undefined;
    },
  };
}
