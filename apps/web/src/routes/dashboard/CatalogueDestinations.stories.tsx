import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { asEditor, editor, expectFilters } from '../../testing/editorSteps.ts';
import CatalogueDestinations from './CatalogueDestinations.route.tsx';

const requested = fn();
const destinations = respondsWith('listStaffDestinations', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffDestinations.staffDestinations;
});
const none = respondsWith('listStaffDestinations', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard destinations',
  component: CatalogueDestinations,
  decorators: [atPath('/dashboard/catalogue/destinations', { as: editor })],
  parameters: asEditor(destinations),
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
  play: () => expectFilters('Search by name or city', 'hegra', requested),
};

export const Empty: Story = {
  parameters: asEditor(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: asEditor(neverResponds('listStaffDestinations')),
};

export const Failed: Story = {
  parameters: asEditor(fails('listStaffDestinations', 'service-unavailable')),
};
