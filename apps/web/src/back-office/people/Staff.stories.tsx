import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asUser } from '../../testing/asUser.ts';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import Staff from './Staff.route.tsx';

const { at, responses } = asUser(examples.getMe.staffUser);
const sent = fn();
const accepts = respondsWith('setStaffRole', ({ body }) => sent(body));

const meta = {
  title: 'Routes/Dashboard staff',
  component: Staff,
  ...at('/dashboard/staff', accepts),
} satisfies Meta<typeof Staff>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function openDialog(canvas: Canvas, button: string, title: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  await waitFor(() => expect(dialog.getAnimations({ subtree: true })).toEqual([]));
  return within(dialog);
}

/** The staff with role and last visit; owners can’t change their own role. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Mona Khalil/ }));
    await expectTexts(row, 'mona@aitours.com', 'Manager', '26 Feb 2030, 1:30 AM');
    const own = within(canvas.getByRole('row', { name: /Omar Al Suwaidi/ }));
    await expect(own.queryByRole('button')).not.toBeInTheDocument();
    await expect(within(canvas.getByRole('row', { name: /Yusuf Rahman/ })).getByText('Not yet')).toBeVisible();
  },
};

/** The dialog lists what the selected role can do. */
export const ChangeRole: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Change role of Yusuf Rahman', 'Role of Yusuf Rahman');
    await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveDisplayValue('Desk');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Gate');
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'See the bookings and transfers of all customers',
      'See tours, activities and tickets as staff',
      'Check passes in at the gate',
    ]);
  },
};

export const Saved: Story = {
  name: 'A changed role is sent, and reported',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Change role of Yusuf Rahman', 'Role of Yusuf Rahman');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Gate');
    await userEvent.click(dialog.getByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(screen.getByText('yusuf@example.com now has the role Gate.')).toBeVisible());
    await expect(sent.mock.calls).toEqual([[{ email: 'yusuf@example.com', role: 'gate' }]]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change role of Yusuf Rahman' })).toHaveFocus());
  },
};

export const Removed: Story = {
  name: 'A staff member is removed',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Change role of Yusuf Rahman', 'Role of Yusuf Rahman');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from staff' }));
    await waitFor(() => expect(screen.getByText('yusuf@example.com is no longer staff.')).toBeVisible());
    await expect(sent.mock.calls).toEqual([[{ email: 'yusuf@example.com', role: null }]]);
  },
};

/** An address of the company can’t be removed from the staff. */
export const CompanyAddress: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Change role of Mona Khalil', 'Role of Mona Khalil');
    await expect(dialog.queryByRole('button', { name: 'Remove from staff' })).not.toBeInTheDocument();
  },
};

/** The second factor of a colleague who has lost it is removed after a confirmation. */
export const SecondFactorRemoval: Story = {
  tags: ['E12'],
  play: async ({ canvas }) => {
    const role = await openDialog(canvas, 'Change role of Yusuf Rahman', 'Role of Yusuf Rahman');
    await userEvent.click(role.getByRole('button', { name: 'Remove the second factor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the second factor?' });
    await waitFor(() => expect(within(dialog).getByText(/the password alone is enough to log in/)).toBeVisible());
  },
};

export const SecondFactorRemoved: Story = {
  name: 'A second factor is removed, which is reported; a colleague without one has no button',
  tags: ['!autodocs', 'test-only', 'E12'],
  parameters: responses(respondsWith('resetSecondFactor', ({ body }) => sent(body))),
  play: async ({ canvas }) => {
    const other = await openDialog(canvas, 'Change role of Mona Khalil', 'Role of Mona Khalil');
    await expect(other.queryByRole('button', { name: 'Remove the second factor' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const role = await openDialog(canvas, 'Change role of Yusuf Rahman', 'Role of Yusuf Rahman');
    await userEvent.click(role.getByRole('button', { name: 'Remove the second factor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the second factor?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(role.getByRole('button', { name: 'Remove the second factor' })).toHaveFocus());
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(role.getByRole('button', { name: 'Remove the second factor' }));
    const again = within(await screen.findByRole('dialog', { name: 'Remove the second factor?' }));
    await userEvent.click(again.getByRole('button', { name: 'Remove the second factor' }));
    await waitFor(() =>
      expect(screen.getByText('yusuf@example.com has no second factor now, and is logged out.')).toBeVisible(),
    );
    await expect(sent.mock.calls).toEqual([[{ email: 'yusuf@example.com' }]]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change role of Yusuf Rahman' })).toHaveFocus());
  },
};

/** An account is added by its address. */
export const AddMember: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Add staff member', 'Add staff member');
    await expect(dialog.getByLabelText(/^Email address of the account/)).toHaveFocus();
  },
};

/** The message about the address is at the field. */
export const NoAccount: Story = {
  parameters: responses(
    fails('setStaffRole', 'invalid-request', { errors: { email: ['No account has this address.'] } }),
  ),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas, 'Add staff member', 'Add staff member');
    await userEvent.type(dialog.getByLabelText(/^Email address of the account/), 'nobody@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Add staff member' }));
    await waitFor(() =>
      expect(dialog.getByLabelText(/^Email address of the account/)).toHaveAccessibleDescription(
        /No account has this address\./,
      ),
    );
  },
};

export const Loading: Story = {
  parameters: responses(neverResponds('listStaffMembers')),
};

/** The staff can’t be loaded; retry. */
export const Failed: Story = {
  parameters: responses(fails('listStaffMembers', 'internal')),
  play: ({ canvas }) => waitForTexts(canvas, 'Failed to load the staff'),
};

export const Phone: Story = {
  ...Loaded,
  globals: { viewport: { value: 'phone' } },
};
