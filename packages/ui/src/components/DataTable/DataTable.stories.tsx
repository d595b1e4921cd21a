import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { TableSort } from '../Table/Table.tsx';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Sale {
  id: string;
  title: string;
  sold: number;
  amount: string;
}

const sales: Sale[] = [
  { id: 'safari', title: 'Desert safari', sold: 38, amount: 'AED 10,070.00' },
  { id: 'dhow', title: 'Dhow cruise', sold: 12, amount: 'AED 3,180.00' },
  { id: 'frame', title: 'Dubai Frame', sold: 25, amount: 'AED 1,250.00' },
];

/** Sorts its rows, as a page does. */
function Sales(props: DataTableProps<Sale>) {
  const [sort, setSort] = useState<TableSort>({ column: 'title', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = (one: Sale, other: Sale) =>
    sort.column === 'sold' ? one.sold - other.sold : one.title.localeCompare(other.title);
  const rows = props.rows.toSorted((one, other) => sign * compare(one, other));
  return <DataTable {...props} rows={rows} sort={sort} onSort={setSort} />;
}

const meta = {
  component: DataTable<Sale>,
  args: {
    label: 'Sales',
    columns: [
      { key: 'title', header: 'Activity', cell: ({ title }) => title, rowHeader: true, sortable: true },
      { key: 'sold', header: 'Sold', cell: ({ sold }) => sold, align: 'end', sortable: true },
      { key: 'amount', header: 'Amount', cell: ({ amount }) => amount, align: 'end' },
    ],
    rows: sales,
    rowKey: ({ id }) => id,
    selectionMode: 'multiple',
    onChange: fn(),
  },
  render: (args) => <Sales {...args} />,
} satisfies Meta<typeof DataTable<Sale>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { selectionMode: 'none' } };
export const Selected: Story = { args: { defaultSelected: ['dhow'], disabled: ['frame'] } };
export const SingleSelection: Story = { args: { selectionMode: 'single', defaultSelected: ['dhow'] } };
export const Empty: Story = { args: { rows: [], empty: 'No sales yet' } };

export const Keyboard: Story = {
  name: 'Keyboard: arrow keys move, Space selects, Shift extends, Enter opens, Control and A selects all',
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Desert safari' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('safari');
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['safari', 'dhow']);
    await expect(canvas.getByRole('row', { name: 'Dhow cruise' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['safari', 'dhow', 'frame']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const SelectAll: Story = {
  name: 'The box in the header selects all rows but disabled ones, and none',
  args: { disabled: ['frame'] },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select All' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith(['safari', 'dhow']);
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const Sorted: Story = {
  name: 'A click on a header sorts, a second one in reverse',
  play: async ({ canvas }) => {
    const titles = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const header = canvas.getByRole('columnheader', { name: 'Sold' });
    await userEvent.click(header);
    await waitFor(() => expect(titles()).toEqual(['Dhow cruise', 'Dubai Frame', 'Desert safari']));
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(header);
    await waitFor(() => expect(titles()).toEqual(['Desert safari', 'Dubai Frame', 'Dhow cruise']));
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'a',
        title: 'Wüstensafari mit Abendessen, Sternenbeobachtung und Übernachtung im Beduinenzelt',
        sold: 38,
        amount: 'AED 1,010,070.00',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'المبيعات',
    rows: [{ id: 'a', title: 'رحلة سفاري', sold: 38, amount: 'AED 10,070.00' }],
    defaultSelected: ['a'],
  },
  globals: { locale: 'ar-AE' },
};
