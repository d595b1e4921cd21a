import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueVehicles from './CatalogueVehicles.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);
const requested = fn();
const vehicles = respondsWith('listStaffVehicles', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffVehicles.staffVehicles;
});
const none = respondsWith('listStaffVehicles', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard vehicles',
  component: CatalogueVehicles,
  decorators: [atPath('/dashboard/catalogue/vehicles', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, vehicles, ...scenarios.default] },
} satisfies Meta<typeof CatalogueVehicles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vehicles on sale and drafts. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Nissan Patrol/ }));
    for (const text of ['Draft', 'SUV', '6 and 5', 'AED 180.00', 'Any distance'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New vehicle' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/vehicles/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or category' }), 'suv');
    const sent = { page: '1', page_size: '10', search: 'suv', state: 'archived' };
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
  parameters: { msw: [asEditor, neverResponds('listStaffVehicles'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listStaffVehicles', 'service-unavailable'), ...scenarios.default] },
};
