import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { asUser } from '../../testing/asUser.ts';
import { atPath } from '../../testing/atPath.tsx';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import { recordsQuery } from '../../testing/recordRequests.ts';
import { tableSettled } from '../../testing/tableSettled.ts';
import AuditLog from './AuditLog.route.tsx';

const { staffUser } = examples.getMe;
const { responses } = asUser(staffUser);
const requested = fn();
const entries = recordsQuery('listAuditEntries', requested, examples.listAuditEntries.auditEntries);
const none = respondsWith('listAuditEntries', { count: 0, next: null, previous: null, results: [] });

const meta = {
  title: 'Routes/Dashboard audit log',
  component: AuditLog,
  parameters: responses(entries),
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

const log = { decorators: [atPath('/dashboard/audit-log', { as: staffUser })] } satisfies Story;

/** Who has changed what, in Dubai time; deleted accounts remain in the log. */
export const Loaded: Story = {
  ...log,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Activity changed/ }));
    await expectTexts(row, /26 Feb 2030, 11:30 PM/, 'maryam@example.com', 'Owner', '101');
    await expect(canvas.getByText('Deleted account')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Audit log' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The changed fields with the values before and after. */
export const ChangedFields: Story = {
  ...log,
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Activity changed/ }));
    const summary = row.getByText('3 fields changed');
    summary.closest('summary')?.focus();
    await userEvent.click(summary);
    const definitions = () => row.getAllByRole('definition').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(definitions()).toEqual([
        'From Evening Desert Safari to Evening Desert Safari in the Red Dunes',
        'From AED 189.00 to AED 199.00',
        'From empty to Camel ride',
      ]),
    );
    await expect(row.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      ...['Title', 'Base price', 'Includes, 2'],
    ]);
    await expectTexts(canvas, '2 fields when deleted', '5 fields when created');
  },
};

const { auditEntries } = examples.listAuditEntries;
const objects = [{ object_email: 'yusuf@example.com' }, { object_id: '505' }];
const roles = auditEntries.results
  .slice(0, objects.length)
  .map((entry, at) => ({ ...entry, operation: 'setStaffRole' as const, ...objects[at] }));

export const RoleChanges: Story = {
  ...log,
  name: 'An account is shown by its address, a deleted one by its id',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(respondsWith('listAuditEntries', { ...auditEntries, results: roles })),
  play: async ({ canvas }) => {
    const [account, former] = await canvas.findAllByRole('row', { name: /Role changed/ });
    await expect(account).toHaveTextContent('yusuf@example.com');
    await expect(former).toHaveTextContent('505');
  },
};

export const Filtering: Story = {
  ...log,
  name: 'Filters are in the address and sent to the server',
  tags: ['!autodocs', 'test-only', 'STAFF-31'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Kind of change' }), 'Activity changed');
    fireEvent.change(canvas.getByLabelText('First day'), { target: { value: '2030-02-01' } });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by email address' }), 'maryam');
    const sent = { page: '1', page_size: '10', search: 'maryam', operation: 'updateActivity', start: '2030-02-01' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await tableSettled();
  },
};

const address = '/dashboard/audit-log?operation=deleteActivity&start=2030-02-01&end=2030-02-28';

/** A link to one kind of change in one month. */
export const DeepLink: Story = {
  decorators: [atPath(address, { as: staffUser })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Last day')).toHaveValue('2030-02-28');
    await expect(canvas.getByRole('combobox', { name: 'Kind of change' })).toHaveDisplayValue(
      'Activity withdrawn from sale',
    );
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({
        page: '1',
        page_size: '10',
        operation: 'deleteActivity',
        start: '2030-02-01',
        end: '2030-02-28',
      }),
    );
  },
};

/** Nothing matches; all filters are cleared at once. */
export const NothingMatches: Story = {
  ...DeepLink,
  parameters: responses(none),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches these filters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear all filters' })).toBeVisible();
  },
};

export const FiltersCleared: Story = {
  ...NothingMatches,
  name: 'The button clears all filters',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await expect(await canvas.findByText('There is nothing here yet.')).toBeVisible();
    await expect(canvas.getByLabelText('Last day')).toHaveValue('');
    await tableSettled();
  },
};

/** Staff have changed nothing yet. */
export const Empty: Story = {
  ...log,
  parameters: responses(none),
  play: ({ canvas }) => waitForTexts(canvas, 'There is nothing here yet.'),
};

export const Loading: Story = {
  ...log,
  parameters: responses(neverResponds('listAuditEntries')),
};

/** The log can’t be loaded; retry. */
export const Failed: Story = {
  ...log,
  parameters: responses(fails('listAuditEntries', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the audit log')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Managers are in the log and can’t read it. */
export const NotOwner: Story = {
  ...log,
  parameters: { msw: [respondsWith('getMe', { ...staffUser, staff_role: 'manager' }), ...scenarios.default] },
  play: ({ canvas }) => waitForTexts(canvas, 'This page requires the role Owner. Your role is Manager.'),
};

/** On a phone, with the menu closed. */
export const Phone: Story = {
  ...log,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Activity changed/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu: Audit log' })).toHaveAttribute('aria-expanded', 'false');
  },
};
