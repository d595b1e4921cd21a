import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { asEditor, editor, expectFilters } from '../../testing/editorSteps.ts';
import CatalogueVehicles from './CatalogueVehicles.route.tsx';

const requested = fn();
const vehicles = respondsWith('listStaffVehicles', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffVehicles.staffVehicles;
});
const none = respondsWith('listStaffVehicles', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard vehicles',
  component: CatalogueVehicles,
  decorators: [atPath('/dashboard/catalogue/vehicles', { as: editor })],
  parameters: asEditor(vehicles),
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
  play: () => expectFilters('Search by name or category', 'suv', requested),
};

export const Empty: Story = {
  parameters: asEditor(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: asEditor(neverResponds('listStaffVehicles')),
};

export const Failed: Story = {
  parameters: asEditor(fails('listStaffVehicles', 'service-unavailable')),
};
