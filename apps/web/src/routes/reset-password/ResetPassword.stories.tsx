import { examples, fails, failsWithStatus, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ResetPassword from './ResetPassword.route.tsx';

const token = 'a'.repeat(43);
const decorators = [atPath('/reset-password')];
const meta = {
  title: 'Routes/Reset password',
  component: ResetPassword,
  beforeEach: () => {
    history.replaceState(history.state, '', `#token=${token}`);
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  },
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof ResetPassword>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const new_password = 'oasis-at-dawn-4';
const sent = fn();

async function save(canvas: Canvas) {
  const field = await canvas.findByLabelText(/^New password/);
  await userEvent.clear(field);
  await userEvent.type(field, new_password);
  await userEvent.click(canvas.getByRole('button', { name: 'Save the new password' }));
}

/** A new password is saved, and the user is signed in. */
export const Saved: Story = {
  decorators,
  parameters: {
    msw: [
      respondsWith('resetPassword', ({ body }) => {
        sent(body);
        return examples.resetPassword.signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await save(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Your password is changed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sent).toHaveBeenLastCalledWith({ token, new_password });
    await expect(localStorage.getItem('accessToken')).toBe(examples.resetPassword.signedIn.access);
    await expect(canvas.getByRole('link', { name: 'To my bookings' })).toHaveAttribute('href', '/customer');
  },
};

/** A short or common password has its message at the field. */
export const Rejected: Story = {
  decorators,
  parameters: {
    msw: [
      fails('resetPassword', 'invalid-request', { errors: { new_password: ['This password is too common.'] } }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the new password' }));
    await expect(canvas.getByRole('link', { name: /Choose a password of 8 to 128 characters$/ })).toBeVisible();
    await save(canvas);
    await expect(await canvas.findByRole('link', { name: /: This password is too common\.$/ })).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toBeInvalid();
  },
};

const invalid = { name: 'This link isn’t valid, or not any more', level: 1 };

/** A link that was used or has expired. */
export const Used: Story = {
  decorators,
  parameters: { msw: [fails('resetPassword', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await save(canvas);
    const heading = await canvas.findByRole('heading', invalid);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'To the login' })).toHaveAttribute('href', '/auth');
  },
};

/** A truncated link. */
export const Truncated: Story = {
  tags: ['!autodocs', 'test-only'],
  decorators,
  parameters: {
    msw: [
      fails('resetPassword', 'invalid-request', { errors: { token: ['must not be empty'] } }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await canvas.findByRole('heading', invalid)).toBeVisible();
  },
};

/** The server is unavailable; the entry stays. */
export const Failed: Story = {
  decorators: [atPath('/reset-password', { hasShell: true })],
  parameters: { msw: [failsWithStatus('resetPassword', 502), ...scenarios.default] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await save(canvas);
    await expect(await canvas.findByText('Your password could not be changed. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(new_password);
  },
};
