import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff } from '../../testing/asUser.ts';
import { expectLink } from '../../testing/expectTexts.ts';
import { recordsQuery } from '../../testing/recordRequests.ts';
import { tableSettled } from '../../testing/tableSettled.ts';
import Reviews from './Reviews.route.tsx';

const { at, responses } = asStaff('content');
const { staffReviews } = examples.listStaffReviews;
const [waiting, published] = staffReviews.results;
const requested = fn();
const reviews = recordsQuery('listStaffReviews', requested, staffReviews);
const changed = fn();
const records = (path: 'state' | 'answer') =>
  http.put(`*/staff-reviews/:id/${path}/`, async ({ request, params }) => {
    changed(params['id'], request.headers.get('if-match'), await request.json());
    return new HttpResponse(null, { status: 204 });
  });

const meta = {
  title: 'Routes/Dashboard reviews',
  component: Reviews,
  ...at('/dashboard/reviews', reviews),
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each review has the buttons that its state allows. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const namesIn = async (text: RegExp) => {
      const row = within(await canvas.findByRole('row', { name: text }));
      const buttons = row.getAllByRole('button').map((button) => button.textContent);
      // Those of pictures have no text.
      return buttons.filter((text) => text !== '');
    };
    await expect(await namesIn(/wrong gate/)).toEqual(['Publish', 'Reject']);
    await expect(await namesIn(/knew every dune/)).toEqual(['Change the answer', 'Reject']);
    await expect(await namesIn(/Cheaper desert tours/)).toEqual(['Publish']);
    await expect(canvas.getByText('Rejected: Advertising')).toBeVisible();
    await expectLink(canvas, 'Louvre Abu Dhabi Entry', '/attractions/louvre-abu-dhabi-entry');
    await tableSettled();
  },
};

export const Waiting: Story = {
  name: 'Reviews that wait are listed first; the state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const paging = { page: '1', page_size: '10' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ ...paging, state: 'waiting' }));
    const state = await canvas.findByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(state, 'Rejected');
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ ...paging, state: 'rejected' }));
    await userEvent.selectOptions(state, 'All reviews');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by text, author or product' }), 'dune');
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith({ ...paging, search: 'dune' }));
    await tableSettled();
  },
};

export const Published: Story = {
  name: 'A review is published as it was read, and the list is loaded again',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(reviews, records('state')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Publish the review of Anna L.' });
    changed.mockClear();
    requested.mockClear();
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('The review is published.')).toBeVisible());
    await expect(changed.mock.calls).toEqual([['9103', `"${waiting!.version}"`, { state: 'published' }]]);
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await tableSettled();
  },
};

export const PublishedByKeyboard: Story = {
  name: 'After a review has left the list, the focus is on the one in its place',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(
    respondsWith('listStaffReviews', () => {
      const results = examples.listStaffReviews.staffReviews.results.slice(changed.mock.calls.length);
      return { ...examples.listStaffReviews.staffReviews, results, count: results.length };
    }),
    records('state'),
  ),
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Publish the review of Anna L.' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/Anna L\./)).toBeNull());
    const [, next] = canvas.getAllByRole('row');
    await waitFor(() => expect(within(next!).getByRole('button', { name: /answer/i })).toHaveFocus());
    await tableSettled();
  },
};

/** The dialog has the review and the reasons; the number of stars is none. */
export const Rejecting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject the review of Anna L.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject this review?' }));
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await expect(dialog.getByRole('radio', { name: 'Advertising' })).toBeChecked();
    await tableSettled();
  },
};

export const Rejected: Story = {
  name: 'A review is rejected with its reason',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(reviews, records('state')),
  play: async (context) => {
    await Rejecting.play?.(context);
    changed.mockClear();
    await userEvent.click(screen.getByRole('radio', { name: 'Off topic' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reject the review' }));
    await waitFor(() => expect(screen.getByText('The review is rejected.')).toBeVisible());
    const decision = { state: 'rejected', reason: 'off-topic' };
    await expect(changed.mock.calls).toEqual([['9103', `"${waiting!.version}"`, decision]]);
    await tableSettled();
  },
};

/** The error says why, and the list shows the review as it is now. */
export const ChangedMeanwhile: Story = {
  parameters: responses(reviews, fails('moderateReview', 'precondition-failed')),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Publish the review of Anna L.' });
    requested.mockClear();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/has changed since/)).toBeVisible());
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await tableSettled();
  },
};

/** The dialog starts with the present answer. */
export const Answering: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change the answer: review of Layla H.' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer the review' }));
    await expect(dialog.getByRole('textbox', { name: /Your answer/ })).toHaveValue(published!.answer!);
    await tableSettled();
  },
};

export const Answered: Story = {
  name: 'An answer is changed, not left empty, and removed',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(reviews, records('answer')),
  play: async (context) => {
    await Answering.play?.(context);
    changed.mockClear();
    const field = screen.getByRole('textbox', { name: /Your answer/ });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Publish the answer' }));
    await expect(screen.getByRole('link', { name: /Please write an answer\.$/ })).toBeVisible();
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.type(field, ' Thank you. ');
    await userEvent.click(screen.getByRole('button', { name: 'Publish the answer' }));
    await waitFor(() => expect(screen.getByText('The answer is published.')).toBeVisible());
    await expect(changed).toHaveBeenLastCalledWith('9102', `"${published!.version}"`, { answer: 'Thank you.' });
    await Answering.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the answer' }));
    await waitFor(() => expect(screen.getByText('The answer is removed.')).toBeVisible());
    await expect(changed).toHaveBeenLastCalledWith('9102', `"${published!.version}"`, { answer: null });
    await tableSettled();
  },
};

/** The answer stays in the dialog. */
export const AnsweringFailed: Story = {
  parameters: responses(reviews, fails('answerReview', 'internal')),
  play: async (context) => {
    await Answering.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Publish the answer' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Your answer/ })).toHaveValue(published!.answer!);
  },
};

export const Empty: Story = {
  parameters: responses(respondsWith('listStaffReviews', { count: 0, next: null, previous: null, results: [] })),
};

export const Loading: Story = {
  parameters: responses(neverResponds('listStaffReviews')),
};

export const Failed: Story = {
  parameters: responses(fails('listStaffReviews', 'service-unavailable')),
};
