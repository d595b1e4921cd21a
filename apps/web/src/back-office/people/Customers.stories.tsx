import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { asStaff } from '../../testing/asUser.ts';
import { expectTexts } from '../../testing/expectTexts.ts';
import { recordsQuery } from '../../testing/recordRequests.ts';
import { tableSettled } from '../../testing/tableSettled.ts';
import Customers from './Customers.route.tsx';

const { at, responses } = asStaff('desk');
const requested = fn();
const customers = recordsQuery('listCustomers', requested, examples.listCustomers.customers);

const meta = {
  title: 'Routes/Dashboard customers',
  component: Customers,
  ...at('/dashboard/customers', customers),
} satisfies Meta<typeof Customers>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each customer with what they have booked. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Layla Haddad/ }));
    await expectTexts(row, 'layla@example.com', /1,245/, '1 cancelled');
    const other = within(canvas.getByRole('row', { name: /omar@example.com/ }));
    await expect(other.getByText('Never')).toBeVisible();
    await expect(other.queryByText(/cancelled/)).toBeNull();
  },
};

export const Bookings: Story = {
  name: 'The bookings of a customer are one click away',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '3 bookings of Layla Haddad' });
    await expect(link).toHaveAttribute('href', '/dashboard/bookings?search=layla%40example.com');
    await tableSettled();
  },
};

export const Searching: Story = {
  name: 'The text is sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by name or email address' }), 'layla');
    const sent = { page: '1', page_size: '10', search: 'layla' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await tableSettled();
  },
};

export const Empty: Story = {
  parameters: responses(respondsWith('listCustomers', { count: 0, next: null, previous: null, results: [] })),
};

export const Loading: Story = {
  parameters: responses(neverResponds('listCustomers')),
};

export const Failed: Story = {
  parameters: responses(fails('listCustomers', 'service-unavailable')),
};
