import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueArticles from './CatalogueArticles.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);
const requested = fn();
const articles = respondsWith('listStaffPosts', ({ query }) => {
  requested(Object.fromEntries(query));
  return examples.listStaffPosts.staffPosts;
});
const none = respondsWith('listStaffPosts', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard articles',
  component: CatalogueArticles,
  decorators: [atPath('/dashboard/catalogue/articles', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, articles, ...scenarios.default] },
} satisfies Meta<typeof CatalogueArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published articles and drafts. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Coffee in Old Dubai/ }));
    for (const text of ['Draft', 'Food and Markets', 'None yet']) await expect(row.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New article' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/articles/new',
    );
  },
};

export const Filtering: Story = {
  name: 'GAP-59 the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Archived');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by title, address or author' }), 'dunes');
    const sent = { page: '1', page_size: '10', search: 'dunes', state: 'archived' };
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
  parameters: { msw: [asEditor, neverResponds('listStaffPosts'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listStaffPosts', 'service-unavailable'), ...scenarios.default] },
};
