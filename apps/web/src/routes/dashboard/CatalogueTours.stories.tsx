import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { asEditor, editor, expectFilters } from '../../testing/editorSteps.ts';
import CatalogueTours from './CatalogueTours.route.tsx';

const requested = fn();
const tours = respondsWith('listStaffTours', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffTours.staffTours;
});
const none = respondsWith('listStaffTours', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard catalogue tours',
  component: CatalogueTours,
  decorators: [atPath('/dashboard/catalogue/tours', { as: editor })],
  parameters: asEditor(tours),
} satisfies Meta<typeof CatalogueTours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tours on sale and drafts. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Liwa Nights/ }));
    for (const text of ['Draft', 'Desert', 'Liwa', '4', 'AED 3,100.00'])
      await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New tour' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/tours/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: () => expectFilters('Search by title, address or place', 'liwa', requested),
};

export const Empty: Story = {
  parameters: asEditor(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: asEditor(neverResponds('listStaffTours')),
};

export const Failed: Story = {
  parameters: asEditor(fails('listStaffTours', 'service-unavailable')),
};
