import { examples, failsWithStatus, neverResponds, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Wishlist from './Wishlist.route.tsx';

const meta = {
  title: 'Routes/Wishlist',
  component: Wishlist,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Wishlist>;
export default meta;
type Story = StoryObj<typeof meta>;

const [activity] = examples.listActivities.activities.results;
const [tour] = examples.listTours.tours.results;
const [event] = examples.listTickets.events.results;
const entry = (kind: string, { slug, title }: { slug: string; title: string }) => ({ kind, slug, title });
const wishlist = JSON.stringify([entry('activity', activity!), entry('tour', tour!), entry('attraction', event!)]);

export const Loaded: Story = {
  decorators: [atPath('/wishlist', { storage: { wishlist } })],
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Wishlist products, and removing them: the focus moves to the next one, and one can be put back at its place',
  tags: ['!autodocs', 'test-only', 'SHELL-17', 'GAP-42'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: activity!.title })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: `Add to wishlist: ${tour!.title}` }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(canvas.getByText(`${tour!.title} was removed from your wishlist.`)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Add to wishlist: ${event!.title}` })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Put it back' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(localStorage.getItem('wishlist')).toBe(wishlist);
    await waitFor(() => expect(canvas.getByRole('button', { name: `Add to wishlist: ${tour!.title}` })).toHaveFocus());
  },
};

export const Phone: Story = {
  decorators: [atPath('/wishlist', { storage: { wishlist }, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** An empty wishlist. */
export const Empty: Story = {
  tags: ['GAP-42'],
  decorators: [atPath('/wishlist')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing on your wishlist yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse things to do' })).toHaveAttribute('href', '/things-to-do');
  },
};

export const Gone: Story = {
  tags: ['!autodocs', 'test-only'],
  decorators: [
    atPath('/wishlist', {
      storage: { wishlist: JSON.stringify([entry('tour', { slug: 'gone', title: 'Snow in Satwa' })]) },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/: Snow in Satwa\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from the list' }));
    await expect(await canvas.findByText('Nothing on your wishlist yet')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath('/wishlist', { storage: { wishlist } })],
  parameters: { msw: [neverResponds('listTours'), ...scenarios.default] },
};

export const PartlyFailed: Story = {
  decorators: [atPath('/wishlist', { storage: { wishlist } })],
  parameters: { msw: [failsWithStatus('listTours'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Not everything on your list/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};
