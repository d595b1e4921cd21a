import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { asEditor, editor, expectFilters } from '../../testing/editorSteps.ts';
import Catalogue from './Catalogue.route.tsx';

const requested = fn();
const activities = respondsWith('listStaffActivities', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffActivities.staffActivities;
});
const none = respondsWith('listStaffActivities', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard catalogue',
  component: Catalogue,
  decorators: [atPath('/dashboard/catalogue', { as: editor })],
  parameters: asEditor(activities),
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Activities on sale and drafts. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Al Ain Oasis on Foot/ }));
    for (const text of ['Draft', 'Tour', 'AED 130.00']) await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New activity' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/activities/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: () => expectFilters('Search by title, address or place', 'dunes', requested),
};

export const Empty: Story = {
  parameters: asEditor(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: asEditor(neverResponds('listStaffActivities')),
};

export const Failed: Story = {
  parameters: asEditor(fails('listStaffActivities', 'service-unavailable')),
};
