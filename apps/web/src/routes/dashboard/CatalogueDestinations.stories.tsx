import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueDestinations from './CatalogueDestinations.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);
const requested = fn();
const destinations = respondsWith('listStaffDestinations', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffDestinations.staffDestinations;
});
const none = respondsWith('listStaffDestinations', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard destinations',
  component: CatalogueDestinations,
  decorators: [atPath('/dashboard/catalogue/destinations', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, destinations, ...scenarios.default] },
} satisfies Meta<typeof CatalogueDestinations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published destinations and drafts of both pages. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Hegra/ }));
    for (const text of ['Published', 'Saudi Arabia', 'AlUla', '4']) await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New destination' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/destinations/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or city' }), 'hegra');
    const sent = { page: '1', page_size: '10', search: 'hegra', state: 'archived' };
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
  parameters: { msw: [asEditor, neverResponds('listStaffDestinations'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listStaffDestinations', 'service-unavailable'), ...scenarios.default] },
};
