import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { asEditor, editor, expectFilters } from '../../testing/editorSteps.ts';
import CatalogueCruises from './CatalogueCruises.route.tsx';

const requested = fn();
const cruises = respondsWith('listStaffCruises', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffCruises.staffCruises;
});
const none = respondsWith('listStaffCruises', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard cruises',
  component: CatalogueCruises,
  decorators: [atPath('/dashboard/catalogue/cruises', { as: editor })],
  parameters: asEditor(cruises),
} satisfies Meta<typeof CatalogueCruises>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cruises on sale and drafts. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Musandam by Dhow/ }));
    for (const text of ['Draft', 'Dibba, Fujairah', 'AED 450.00', '60', '4'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New cruise' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/cruises/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: () => expectFilters('Search by name or place of departure', 'dhow', requested),
};

export const Empty: Story = {
  parameters: asEditor(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: asEditor(neverResponds('listStaffCruises')),
};

export const Failed: Story = {
  parameters: asEditor(fails('listStaffCruises', 'service-unavailable')),
};
