import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueTours from './CatalogueTours.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);
const requested = fn();
const tours = respondsWith('listStaffTours', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffTours.staffTours;
});
const none = respondsWith('listStaffTours', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard catalogue tours',
  component: CatalogueTours,
  decorators: [atPath('/dashboard/catalogue/tours', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, tours, ...scenarios.default] },
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
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title, address or place' }), 'liwa');
    const sent = { page: '1', page_size: '10', search: 'liwa', state: 'archived' };
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
  parameters: { msw: [asEditor, neverResponds('listStaffTours'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listStaffTours', 'service-unavailable'), ...scenarios.default] },
};
