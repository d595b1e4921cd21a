import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Row as AriaRow, Table as AriaTable, Cell, Column, TableBody, TableHeader } from 'react-aria-components/Table';
import { useValue } from '../../state/useValue.ts';
import { SelectionBox } from '../GridList/SelectionBox.tsx';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import type { TableColumn, TableProps } from '../Table/Table.tsx';
import * as styles from './DataTable.css.ts';

export interface DataTableProps<Row>
  extends Pick<TableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'sort' | 'onSort' | 'empty'> {
  /** The accessible name. */
  label: string;
  /** @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The keys of the selected rows. */
  selected?: readonly string[];
  /** @default [] */
  defaultSelected?: readonly string[];
  onChange?: (selected: readonly string[]) => void;
  /** The keys of the rows that can't be selected or opened. */
  disabled?: readonly string[];
  /** Called with the key of a row that is clicked, or on which Enter is pressed: open it. */
  onAction?: (key: string) => void;
}

const none: readonly string[] = [];

const without = (keys: readonly string[], others = none) => keys.filter((key) => !others.includes(key));

/** A table for work on many rows: select, sort, open. One tab stop. Loads react-aria. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, empty, selectionMode = 'none', disabled, onAction } = props;
  const [selected, select] = useValue(props.selected, props.defaultSelected ?? none, props.onChange);
  const keys = rows.map((row) => String(rowKey(row)));
  const hasBoxes = selectionMode === 'multiple';
  return (
    <OverlayContext>
      <div className={styles.frame}>
        <AriaTable
          className={styles.table}
          aria-label={label}
          selectionMode={selectionMode}
          selectedKeys={selected}
          onSelectionChange={(next) => select(next === 'all' ? without(keys, disabled) : Array.from(next, String))}
          {...(disabled && { disabledKeys: disabled })}
          {...(sort && { sortDescriptor: sort })}
          onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
          {...(onAction && { onRowAction: (key) => onAction(String(key)) })}
        >
          <TableHeader>
            {hasBoxes && (
              <Column className={styles.select}>
                <SelectionBox />
              </Column>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sortable={onSort !== undefined} />
            ))}
          </TableHeader>
          <TableBody renderEmptyState={() => <div className={styles.empty}>{empty}</div>}>
            {rows.map((row, index) => (
              <AriaRow key={keys[index]} id={keys[index]} className={styles.row} data-action={onAction && true}>
                {hasBoxes && (
                  <Cell className={styles.select}>
                    <SelectionBox />
                  </Cell>
                )}
                {columns.map(({ key, cell, align }) => (
                  <Cell key={key} className={styles.cell} data-align={align}>
                    {cell(row)}
                  </Cell>
                ))}
              </AriaRow>
            ))}
          </TableBody>
        </AriaTable>
      </div>
    </OverlayContext>
  );
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function HeaderCell<Row>({ column, sortable }: { column: TableColumn<Row>; sortable: boolean }) {
  const { key, header, align, rowHeader } = column;
  return (
    <Column
      id={key}
      className={styles.header}
      isRowHeader={rowHeader}
      allowsSorting={sortable && column.sortable}
      data-align={align}
    >
      {({ allowsSorting, sortDirection }) => {
        const Icon = sortIcons[sortDirection ?? 'none'];
        return (
          <span className={styles.sort}>
            {header}
            {allowsSorting && <Icon aria-hidden className={styles.icon} />}
          </span>
        );
      }}
    </Column>
  );
}
