import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { asEditor, editor, expectFilters } from '../../testing/editorSteps.ts';
import CatalogueAttractions from './CatalogueAttractions.route.tsx';

const requested = fn();
const attractions = respondsWith('listStaffTickets', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffTickets.staffEvents;
});
const none = respondsWith('listStaffTickets', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard attractions',
  component: CatalogueAttractions,
  decorators: [atPath('/dashboard/catalogue/attractions', { as: editor })],
  parameters: asEditor(attractions),
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
  play: () => expectFilters('Search by title, address or venue', 'garden', requested),
};

export const Empty: Story = {
  parameters: asEditor(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: asEditor(neverResponds('listStaffTickets')),
};

export const Failed: Story = {
  parameters: asEditor(fails('listStaffTickets', 'service-unavailable')),
};
