import { examples, losesConnection, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { readFromStore } from '../../testing/storedReads.ts';
import Offline from './Offline.route.tsx';

const { user } = examples.getMe;
const path = '/offline?page=%2Fthings-to-do';

const meta = {
  title: 'Routes/Offline',
  component: Offline,
  beforeEach: readFromStore([], true),
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Offline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A traveller's next bookings are available. */
export const WithBookings: Story = {
  tags: ['E15'],
  decorators: [atPath(path, { as: user, hasShell: true })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    const list = within(await canvas.findByRole('region', { name: 'Your next bookings' }));
    await expect(list.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/customer\/.*\/voucher$/),
    );
  },
};

/** Nothing is stored yet. */
export const WithoutBookings: Story = {
  tags: ['E15'],
  decorators: [atPath(path, { as: user })],
  parameters: { msw: [respondsWith('listBookings', examples.listBookings.myBookingsNone), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^After you open My bookings with a connection/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your next bookings' })).not.toBeInTheDocument();
  },
};

/** A guest can call. */
export const Guest: Story = {
  tags: ['E15'],
  decorators: [atPath(path)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '+971 4 555 0132' })).toHaveAttribute(
      'href',
      'tel:+97145550132',
    );
    await expect(canvas.queryByText(/My bookings/)).not.toBeInTheDocument();
  },
};

/** The stored list can't be read either. */
export const WithoutStoredList: Story = {
  name: 'Without the stored list',
  tags: ['!autodocs', 'test-only', 'E15'],
  decorators: [atPath(path, { as: user })],
  parameters: { msw: [losesConnection('listBookings'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^After you open My bookings with a connection/)).toBeVisible();
  },
};

/** The shop responds: the page that was requested can be opened. */
export const Connected: Story = {
  tags: ['E15'],
  decorators: [atPath(path, { as: user })],
  beforeEach: readFromStore([], false),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'You’re connected' })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Open the page' })).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath(path, { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
