import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueCruises from './CatalogueCruises.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);
const requested = fn();
const cruises = respondsWith('listStaffCruises', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffCruises.staffCruises;
});
const none = respondsWith('listStaffCruises', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard cruises',
  component: CatalogueCruises,
  decorators: [atPath('/dashboard/catalogue/cruises', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, cruises, ...scenarios.default] },
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
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by name or place of departure' }), 'dhow');
    const sent = { page: '1', page_size: '10', search: 'dhow', state: 'archived' };
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
  parameters: { msw: [asEditor, neverResponds('listStaffCruises'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listStaffCruises', 'service-unavailable'), ...scenarios.default] },
};
