import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueAttractions from './CatalogueAttractions.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);
const requested = fn();
const attractions = respondsWith('listStaffTickets', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffTickets.staffEvents;
});
const none = respondsWith('listStaffTickets', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard attractions',
  component: CatalogueAttractions,
  decorators: [atPath('/dashboard/catalogue/attractions', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, attractions, ...scenarios.default] },
} satisfies Meta<typeof CatalogueAttractions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Attractions on sale and drafts. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Lantern Garden/ }));
    for (const text of ['Draft', 'Light festival', 'Zabeel Park', 'Evening'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New attraction' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/attractions/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title, address or venue' }), 'garden');
    const sent = { page: '1', page_size: '10', search: 'garden', state: 'archived' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy=true]')).toBeNull());
  },
};

export const Empty: Story = {
  parameters: { msw: [asEditor, none, ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [asEditor, neverResponds('listStaffTickets'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listStaffTickets', 'service-unavailable'), ...scenarios.default] },
};
