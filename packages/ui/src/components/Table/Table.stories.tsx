import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Table, type TableColumn, type TableProps, type TableSort } from './Table.tsx';

interface Booking {
  number: string;
  date: string;
  amount: number;
  status: 'Confirmed' | 'Pending';
}

const bookings: Booking[] = [
  { number: 'BK-2043', date: '12 Dec 2026', amount: 530, status: 'Confirmed' },
  { number: 'BK-2044', date: '14 Dec 2026', amount: 1095, status: 'Pending' },
  { number: 'BK-2051', date: '3 Jan 2027', amount: 180, status: 'Confirmed' },
];

const columns: TableColumn<Booking>[] = [
  { key: 'number', header: 'Booking', cell: (row) => row.number, rowHeader: true, sortable: true },
  { key: 'date', header: 'Date', cell: (row) => row.date },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <Badge tone={row.status === 'Confirmed' ? 'positive' : 'pending'}>{row.status}</Badge>,
  },
  { key: 'amount', header: 'Amount', cell: (row) => `AED ${row.amount.toFixed(2)}`, align: 'end', sortable: true },
];

const meta = {
  component: Table,
  args: { caption: 'Bookings', columns, rows: bookings, rowKey: (row) => row.number },
} satisfies Meta<TableProps<Booking>>;
export default meta;
type Story = StoryObj<TableProps<Booking>>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Bookings' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: 'BK-2044' })).toBeVisible();
  },
};

/** The header has `aria-sort`; a second click reverses the order. */
export const Sortable: Story = {
  args: { onSort: fn() },
  render: function Render(args) {
    const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'ascending' });
    const rows = [...args.rows].sort((a, b) => {
      const order = sort.column === 'amount' ? a.amount - b.amount : a.number.localeCompare(b.number);
      return sort.direction === 'ascending' ? order : -order;
    });
    return (
      <Table
        {...args}
        rows={rows}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          args.onSort?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith({ column: 'amount', direction: 'ascending' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('BK-2044');
  },
};

export const Empty: Story = { args: { rows: [], empty: 'No bookings match.' } };
export const CaptionHidden: Story = { args: { captionHidden: true } };

/** Each row is a card that repeats the column names. A select above them sorts. */
export const OnPhone: Story = {
  args: { onSort: fn() },
  globals: { viewport: { value: 'phone' } },
  render: Sortable.render,
  play: async ({ canvas, args }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toBeVisible();
    await expect(order).toHaveDisplayValue('Booking, ascending');
    await expect(canvas.queryByRole('button', { name: 'Amount' })).toBeNull();
    await userEvent.tab();
    await expect(order).toHaveFocus();
    await userEvent.selectOptions(order, 'Amount, descending');
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
    await expect(order).toHaveDisplayValue('Amount, descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('BK-2044');
  },
};

/** Rows in their default order. */
export const OnPhoneUnsorted: Story = {
  args: { onSort: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveDisplayValue('Default order');
    await userEvent.selectOptions(order, 'Booking, ascending');
    await expect(args.onSort).toHaveBeenLastCalledWith({ column: 'number', direction: 'ascending' });
  },
};
export const RightToLeft: Story = {
  args: { caption: 'الحجوزات' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const cell of [...canvas.getAllByRole('columnheader'), ...canvas.getAllByRole('cell')]) {
      const { unicodeBidi, textAlign } = getComputedStyle(cell);
      await expect(unicodeBidi).toBe('plaintext');
      await expect(textAlign).toBe(cell.dataset['align'] === 'end' ? 'end' : 'right');
    }
  },
};
