import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import TransferSearch from './TransferSearch.route.tsx';

const meta = {
  title: 'Routes/TransferSearch',
  component: TransferSearch,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TransferSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const date = addDays(toDubaiDate(new Date()), 30);
const query = `pickup=Dubai+Mall&dropoff=JBR+Beach&date=${date}&time=09:30&passengers=3&luggage=2`;

export const Filled: Story = {
  name: 'XFER-07 prefilled from the URL, and the results',
  decorators: [atPath(`/transfers/search?${query}`)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: /Pickup/ })).toHaveValue('Dubai Mall');
    await expect(canvas.getByRole('combobox', { name: /Drop-off/ })).toHaveValue('JBR Beach');
    await expect(canvas.getByLabelText(/^Date/)).toHaveValue(date);
    await expect(canvas.getByLabelText(/^Time/)).toHaveValue('09:30');
    await expect(canvas.getByRole('spinbutton', { name: 'Passengers' })).toHaveValue(3);
    await expect(canvas.getByRole('spinbutton', { name: 'Pieces of luggage' })).toHaveValue(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Search transfers' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/search-results'));
  },
};

export const Empty: Story = { name: 'XFER-05 the defaults', decorators: [atPath('/transfers/search')] };

export const Wrong: Story = {
  name: 'XFER-03 XFER-04 missing values and a past date',
  decorators: [atPath('/transfers/search?pickup=Dubai+Mall&date=2020-01-01')],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search transfers' }));
    await expect(canvas.getByRole('link', { name: 'Enter the drop-off location' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose today or a later day' })).toBeVisible();
    await expect(document.body.dataset['path']).toBe('/transfers/search');
  },
};

export const Phone: Story = {
  decorators: [atPath(`/transfers/search?${query}`, { hasShell: true })],
  parameters: { width: 'phone' },
  globals: { viewport: { value: 'phone' } },
};
