import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { asUser } from '../../testing/asUser.ts';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import { recordsQuery } from '../../testing/recordRequests.ts';
import { tableSettled } from '../../testing/tableSettled.ts';
import Mails from './Mails.route.tsx';

const { at, responses } = asUser(examples.getMe.staffUser);
const requested = fn();
const mails = recordsQuery('listMails', requested, examples.listMails.mails);
const none = respondsWith('listMails', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard mails',
  component: Mails,
  ...at('/dashboard/mails', mails),
} satisfies Meta<typeof Mails>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One mail in each state; only what was given up can be sent again. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /EB34567890/ }));
    await expectTexts(row, 'Cancellation', 's•••@example.com', 'Given up', '15 attempts: EENVELOPE 550');
    await expect(canvas.getAllByRole('button', { name: /Send again/ })).toHaveLength(1);
  },
};

export const Resent: Story = {
  name: 'A mail that was given up is queued again, and the list is loaded again',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Send again to s•••@example.com' });
    requested.mockClear();
    await userEvent.click(button);
    await within(document.body).findByText(/The mail is queued again/);
    await waitFor(() => expect(requested).toHaveBeenCalled());
    await tableSettled();
  },
};

export const NotResent: Story = {
  name: 'An error is shown at the mail',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(mails, fails('resendMail', 'internal')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Send again/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Filtering: Story = {
  name: 'The state and the booking number are sent to the server',
  tags: ['!autodocs', 'test-only', 'STAFF-31'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Given up');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by booking number' }), 'EB34');
    const sent = { page: '1', page_size: '10', search: 'EB34', state: 'given-up' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await tableSettled();
  },
};

/** Nothing was mailed in the time for which mails are stored. */
export const Empty: Story = {
  parameters: responses(none),
  play: ({ canvas }) => waitForTexts(canvas, 'There is nothing here yet.'),
};

export const Loading: Story = { parameters: responses(neverResponds('listMails')) };

export const Failed: Story = {
  parameters: responses(fails('listMails', 'internal')),
  play: ({ canvas }) => waitForTexts(canvas, 'Failed to load the mails'),
};
