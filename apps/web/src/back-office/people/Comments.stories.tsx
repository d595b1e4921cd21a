import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff } from '../../testing/asUser.ts';
import { expectLink } from '../../testing/expectTexts.ts';
import { recordsQuery } from '../../testing/recordRequests.ts';
import { tableSettled } from '../../testing/tableSettled.ts';
import Comments from './Comments.route.tsx';

const { at, responses } = asStaff('content');
const requested = fn();
const comments = recordsQuery('listStaffComments', requested, examples.listStaffComments.staffComments);
const changed = fn();
const records = (method: 'put' | 'delete') =>
  http[method]('*/comments/:id/hidden/', async ({ request, params }) => {
    changed(params['id'], method === 'put' ? await request.json() : null);
    return new HttpResponse(null, { status: 204 });
  });

const meta = {
  title: 'Routes/Dashboard comments',
  component: Comments,
  ...at('/dashboard/comments', comments),
} satisfies Meta<typeof Comments>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A visible comment can be hidden, a hidden one shown again. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Cheap watches/ }));
    await expect(row.getByText('Visible')).toBeVisible();
    await expectLink(row, 'A Morning in Deira', '/blog/a-morning-in-deira');
    await expect(canvas.getByText('Hidden: Personal data')).toBeVisible();
  },
};

/** The dialog has the comment and the reasons. */
export const Hiding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the comment of Best Offers' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this comment?' }));
    await expect(dialog.getByRole('radio', { name: 'Advertising' })).toBeChecked();
    await tableSettled();
  },
};

export const Hidden: Story = {
  name: 'A comment is hidden with its reason, and the list is loaded again',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(comments, records('put')),
  play: async (context) => {
    await Hiding.play?.(context);
    changed.mockClear();
    requested.mockClear();
    await userEvent.click(screen.getByRole('radio', { name: 'Offensive' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hide the comment' }));
    await waitFor(() => expect(screen.getByText('The comment is hidden.')).toBeVisible());
    await expect(changed).toHaveBeenCalledWith('9002', { reason: 'offensive' });
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await tableSettled();
  },
};

export const ShownAgain: Story = {
  name: 'A hidden comment is shown again',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(comments, records('delete')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show again the comment of Omar Haddad' }));
    await waitFor(() => expect(screen.getByText('Readers see the comment again.')).toBeVisible());
    await expect(changed).toHaveBeenCalledWith('9001', null);
    await tableSettled();
  },
};

/** Nothing is hidden; the dialog stays with its reason. */
export const HidingFailed: Story = {
  parameters: responses(comments, fails('hideComment', 'internal')),
  play: async (context) => {
    await Hiding.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the comment' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
  },
};

export const ShowingFailed: Story = {
  parameters: responses(comments, fails('showComment', 'internal')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show again/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Hidden');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by text, author or post' }), 'watch');
    const sent = { page: '1', page_size: '10', search: 'watch', state: 'hidden' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await tableSettled();
  },
};

export const Empty: Story = {
  parameters: responses(respondsWith('listStaffComments', { count: 0, next: null, previous: null, results: [] })),
};

export const Loading: Story = {
  parameters: responses(neverResponds('listStaffComments')),
};

export const Failed: Story = {
  parameters: responses(fails('listStaffComments', 'service-unavailable')),
};
