import { examples, neverResponds, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { receiptRows } from '../../testing/receiptRows.ts';
import Booking from './Booking.route.tsx';

const meta = {
  title: 'Routes/Booking',
  component: Booking,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Booking>;
export default meta;
type Story = StoryObj<typeof meta>;

const [sedan, , , minibus] = examples.listTransferVehicles.transferVehicles;
const search = {
  pickupLocation: 'Dubai International Airport (DXB)',
  dropoffLocation: 'Dubai Marina',
  date: '2030-03-01',
  time: '14:30',
  passengers: 2,
  luggage: 1,
};
const choice = { vehicle: sedan, search };

/** The vehicle and the journey. */
export const Held: Story = {
  tags: ['XFER-15', 'XFER-47', 'SHELL-30'],
  decorators: [atPath('/booking', { state: choice })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Complete Your Booking' })).toBeVisible();
    for (const text of [sedan!.name, sedan!.category, '€95.00']) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvasElement.querySelector('img')?.src).toContain(`/${sedan!.image}/`);
    await expect(receiptRows(canvasElement)).toEqual({
      From: search.pickupLocation,
      To: search.dropoffLocation,
      'Date and time': 'Fri 1 March 2030, 2:30 PM',
      Passengers: '2',
      Luggage: '1',
    });
    await expect(await canvas.findByText('35.2 km × €2.50')).toBeVisible();
  },
};

/** Opens the wizard with vehicle and journey. */
export const Continued: Story = {
  tags: ['XFER-17', 'XFER-01'],
  decorators: [atPath('/booking', { state: choice, hasShell: true })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(screen.queryByRole('button', { name: /add to cart/i })).not.toBeInTheDocument();
    const wizard = await screen.findByRole('dialog', { name: 'Transfer booking' });
    await expect(wizard).toHaveTextContent(sedan!.name);
    await expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveValue(search.pickupLocation);
    await expect(screen.getByRole('spinbutton', { name: 'Suitcases' })).toHaveValue(1);
  },
};

/** A vehicle with a fixed price, from storage. */
export const FixedPrice: Story = {
  tags: ['GAP-38'],
  decorators: [
    atPath('/booking', {
      state: null,
      storage: { transferChoice: JSON.stringify({ ...choice, vehicle: minibus }) },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fixed price for any distance')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Without a selected vehicle it redirects home',
  tags: ['!autodocs', 'test-only', 'XFER-16'],
  decorators: [atPath('/booking', { state: null })],
  play: () => waitFor(() => expect(document.body.dataset['path']).toBe('/')),
};

export const Measuring: Story = {
  decorators: [atPath('/booking', { state: choice })],
  parameters: { msw: [neverResponds('getTransferDistance'), ...scenarios.default] },
};

export const Phone: Story = {
  decorators: [atPath('/booking', { state: choice, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
