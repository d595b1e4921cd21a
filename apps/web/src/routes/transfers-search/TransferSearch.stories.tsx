import { fails, scenarios } from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import TransferSearch from './TransferSearch.route.tsx';

const meta = {
  title: 'Routes/TransferSearch',
  component: TransferSearch,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof TransferSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const date = addDays(toDubaiDate(new Date()), 30);
const query = `pickup=Dubai+Mall&dropoff=JBR+Beach&date=${date}&time=09:30&passengers=3&luggage=2`;

export const Filled: Story = {
  decorators: [atPath(`/transfers/search?${query}`)],
};

export const FilledTest: Story = {
  ...Filled,
  name: 'Prefilled from the URL, and the results',
  tags: ['!autodocs', 'test-only', 'XFER-07', 'XFER-09'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: /Pickup/ })).toHaveValue('Dubai Mall');
    await expect(canvas.getByRole('combobox', { name: /Drop-off/ })).toHaveValue('JBR Beach');
    await expect(canvas.getByLabelText(/^Date/)).toHaveValue(date);
    await expect(canvas.getByLabelText(/^Time/)).toHaveValue('09:30');
    await expect(canvas.getByRole('spinbutton', { name: 'Passengers' })).toHaveValue(3);
    await expect(canvas.getByRole('spinbutton', { name: 'Pieces of luggage' })).toHaveValue(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Search transfers' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/search-results'));
    const search = {
      pickupLocation: 'Dubai Mall',
      dropoffLocation: 'JBR Beach',
      date,
      time: '09:30',
      passengers: 3,
      luggage: 2,
    };
    await expect(JSON.parse(localStorage.getItem('transferSearch') ?? '')).toEqual(search);
  },
};

/** The defaults and the limits. */
export const Empty: Story = {
  tags: ['XFER-03', 'XFER-05'],
  decorators: [atPath('/transfers/search')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Time/)).toHaveValue('12:00');
    for (const label of [/^Pickup/, /^Drop-off/, /^Date/, /^Time/])
      await expect(canvas.getByLabelText(label)).toBeRequired();
    for (const [name, min, max] of [
      ['Passengers', '1', '8'],
      ['Pieces of luggage', '0', '6'],
    ] as const) {
      await expect(canvas.getByRole('spinbutton', { name })).toHaveValue(Number(min));
      await expect(canvas.getByRole('spinbutton', { name })).toHaveAttribute('min', min);
      await expect(canvas.getByRole('spinbutton', { name })).toHaveAttribute('max', max);
    }
  },
};

/** Missing values and a past date. */
export const Wrong: Story = {
  tags: ['XFER-03', 'XFER-04'],
  decorators: [atPath('/transfers/search?pickup=Dubai+Mall&date=2020-01-01')],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search transfers' }));
    await expect(canvas.getByRole('link', { name: 'Enter the drop-off location' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Choose today or a later day$/ })).toBeVisible();
    await expect(canvas.getByLabelText(/^Date/)).toHaveAttribute('min', toDubaiDate(new Date()));
    await expect(document.body.dataset['path']).toBe('/transfers/search');
  },
};

export const UnknownPlace: Story = {
  name: 'For an unknown place, known ones are offered beside the field',
  tags: ['!autodocs', 'test-only', 'GAP-37'],
  decorators: [atPath(`/transfers/search?${query.replace('Dubai+Mall', 'dubay+mal')}`)],
  parameters: { msw: [fails('getTransferDistance', 'unknown-place'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search transfers' }));
    const pickup = canvas.getByRole('combobox', { name: /Pickup/ });
    await waitFor(() => expect(pickup).toBeInvalid());
    await expect(pickup).toHaveAccessibleDescription(/^We don’t know this place/);
    await expect(canvas.getByRole('link', { name: /: We don’t know this place/ })).toBeVisible();
    await expect(canvas.getByText('Did you mean:').closest('[role=status]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dubai Mall' }));
    await expect(pickup).toHaveValue('Dubai Mall');
    await expect(pickup).toHaveFocus();
    await expect(pickup).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Search transfers' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/search-results'));
  },
};

/** Nine passengers are rejected, not reduced to eight. */
export const NinePassengers: Story = {
  tags: ['XFER-05'],
  decorators: [atPath(`/transfers/search?${query.replace('passengers=3', 'passengers=9')}`)],
  play: async ({ canvas }) => {
    const passengers = await canvas.findByRole('spinbutton', { name: 'Passengers' });
    await expect(passengers).toHaveValue(9);
    await userEvent.click(canvas.getByRole('button', { name: 'Search transfers' }));
    await expect(passengers).toHaveAccessibleDescription(/^Choose a number from 1 to 8/);
    await userEvent.clear(passengers);
    await userEvent.type(passengers, '9{Enter}');
    await expect(passengers).toHaveValue(9);
    await expect(document.body.dataset['path']).toBe('/transfers/search');
  },
};

export const Phone: Story = {
  decorators: [atPath(`/transfers/search?${query}`, { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
