import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { asUser } from '../../testing/asUser.ts';
import { expectLink, expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import { recordsQuery } from '../../testing/recordRequests.ts';
import Reconciliation from './Reconciliation.route.tsx';

const { at, responses } = asUser(examples.getMe.staffUser);
const requested = fn();
const differences = recordsQuery('listDifferences', requested, examples.listDifferences.differences);
const none = respondsWith('listDifferences', { count: 0, next: null, previous: null, results: [] });
const path = '/dashboard/reconciliation';

const meta = {
  title: 'Routes/Dashboard reconciliation',
  component: Reconciliation,
  ...at(`${path}?start=2030-02-01&end=2030-02-26`, differences),
} satisfies Meta<typeof Reconciliation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What differs, by how much, and what to do; a booking leads to the list of bookings. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const failed = within(await canvas.findByRole('row', { name: /A refund failed/ }));
    await expectTexts(failed, 'Payment tp_3', 'Refund r-3', /Ask the customer for a bank account/);
    await expectLink(failed, 'AB12345678', '/dashboard/bookings?search=AB12345678');
    const unknown = within(canvas.getByRole('row', { name: /something that the shop doesn’t know/ }));
    await expectTexts(unknown, 'None', 'Nothing', 'AED 90.00');
  },
};

export const NothingDiffers: Story = {
  parameters: responses(none),
  play: ({ canvas }) => waitForTexts(canvas, /^Nothing differs/),
};

export const Loading: Story = {
  parameters: responses(neverResponds('listDifferences')),
};

/** The payment provider isn't reachable. */
export const Failed: Story = {
  parameters: responses(fails('listDifferences', 'service-unavailable')),
  play: ({ canvas }) => waitForTexts(canvas, 'Failed to compare with the payment provider'),
};

export const Filtering: Story = {
  name: 'The days and the booking number are sent to the server',
  tags: ['!autodocs', 'test-only', 'STAFF-31'],
  play: async ({ canvas }) => {
    fireEvent.change(await canvas.findByLabelText('First day'), { target: { value: '2030-02-10' } });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by booking number' }), 'EB34');
    const sent = { page: '1', page_size: '10', search: 'EB34', start: '2030-02-10', end: '2030-02-26' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy=true]')).toBeNull());
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
  },
};
