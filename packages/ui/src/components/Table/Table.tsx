import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import * as styles from './Table.css.ts';

/** A column. */
export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts.
   * @default 'start' */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The cell that names the row; the title of its card on phones. */
  rowHeader?: boolean;
}

/** The sorted column and its direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  caption: string;
  /** Hides the caption visually, where a heading above says the same. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: TableSort;
  /** Called to change the order. The caller sorts the rows. */
  onSort?: (sort: TableSort) => void;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

const sortIcons = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function HeaderCell<Row>({
  column,
  sort,
  onSort,
}: { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const messages = useControlMessages();
  const direction = sort?.column === column.key ? sort.direction : 'none';
  const Icon = sortIcons[direction];
  if (!column.sortable || !onSort) {
    return (
      <th className={styles.header} scope="col" data-align={column.align}>
        {column.header}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th className={styles.header} scope="col" data-align={column.align} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        title={messages.sortBy(column.header)}
        onClick={() => onSort({ column: column.key, direction: next })}
      >
        {column.header}
        <Icon aria-hidden className={styles.icon} />
      </button>
    </th>
  );
}

const directions = ['ascending', 'descending'] as const;

/** Sorting on phones, where the column headers are hidden. */
function SortSelect<Row>({
  columns,
  sort,
  onSort,
}: Pick<TableProps<Row>, 'columns' | 'sort'> & { onSort: (sort: TableSort) => void }) {
  const messages = useControlMessages();
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, header }) =>
      directions.map((direction) => ({
        sort: { column: key, direction },
        value: `${direction} ${key}`,
        label: messages[direction](header),
      })),
    );
  if (orders.length === 0) return null;
  return (
    <div className={styles.order}>
      <NativeSelect
        label={messages.sortLabel}
        options={orders.map(({ value, label }) => ({ value, label }))}
        {...(!sort && { placeholder: messages.defaultOrder })}
        value={sort ? `${sort.direction} ${sort.column}` : ''}
        onChange={(value) => {
          const selected = orders.find((order) => order.value === value);
          if (selected) onSort(selected.sort);
        }}
      />
    </div>
  );
}

/** A table with optional sorting. On phones each row is a card that repeats the column names. */
export function Table<Row>({ caption, captionHidden, columns, rows, rowKey, sort, onSort, empty }: TableProps<Row>) {
  return (
    <div className={styles.frame}>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <table className={styles.table}>
        <caption className={styles.caption} data-hidden={captionHidden || undefined}>
          {caption}
        </caption>
        <thead className={styles.head} data-buttons={(onSort && columns.some(({ sortable }) => sortable)) || undefined}>
          <tr className={styles.row}>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr className={styles.row} key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    className={styles.cell}
                    scope={column.rowHeader ? 'row' : undefined}
                    data-align={column.align}
                    data-label={column.header}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr className={styles.row}>
              <td className={styles.empty} colSpan={columns.length}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
