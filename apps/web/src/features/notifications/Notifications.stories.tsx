import { Button, Inline } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NotificationsProvider, useNotify } from './NotificationsProvider.tsx';

const meta = {
  title: 'Shell/Notifications',
  render: () => (
    <NotificationsProvider>
      <Talkative />
    </NotificationsProvider>
  ),
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Talkative() {
  const notify = useNotify();
  return (
    <Inline>
      <Button onClick={() => notify('success', 'Profile updated successfully')}>Success</Button>
      <Button onClick={() => notify('error', 'Failed to update profile')}>Error</Button>
      <Button onClick={() => notify('info', 'You are logged out.')}>Info</Button>
      <Button onClick={() => notify('info', 'Removed.', { label: 'Undo', onAction: () => undefined })}>Removed</Button>
    </Inline>
  );
}

const waiting = JSON.stringify([{ kind: 'success', text: 'Cart item updated successfully' }]);

/** Stores a notification as the page before the reload did; not earlier, or the previous story would show it. */
function Reloaded({ children }: { children: ReactNode }) {
  useState(() => sessionStorage.setItem('notices', waiting));
  return children;
}

const LIFETIME_MILLISECONDS = 5000;

/** Success, error and info, each removed after five seconds. */
export const Kinds: Story = {
  tags: ['SHELL-56', 'SHELL-57'],
  play: async ({ canvas }) => {
    for (const name of ['Success', 'Error', 'Info']) await userEvent.click(canvas.getByRole('button', { name }));
    const region = within(await canvas.findByRole('region', { name: 'Notifications' }));
    await expect(region.getByRole('alert')).toHaveTextContent('Error: Failed to update profile');
    await expect(region.getByRole('status')).toHaveTextContent('Done: Profile updated successfully');
    await expect(region.getByRole('status')).toHaveTextContent('Note: You are logged out.');
    await userEvent.hover(canvas.getByRole('button', { name: 'Info' }));
    const before = performance.now();
    await waitFor(() => expect(region.queryByText(/Profile updated/)).not.toBeInTheDocument(), { timeout: 8000 });
    await expect(performance.now() - before).toBeGreaterThan(LIFETIME_MILLISECONDS - 1500);
    for (const text of [/Failed to update/, /logged out/])
      await waitFor(() => expect(region.queryByText(text)).not.toBeInTheDocument(), { timeout: 3000 });
  },
};

/** The same notification is shown once; an outcome replaces what was in progress, but not what can be undone. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Removed', 'Info', 'Info', 'Success', 'Success'])
      await userEvent.click(canvas.getByRole('button', { name }));
    const region = await canvas.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(region.querySelectorAll('[data-toast]')).toHaveLength(2));
    for (const text of [/Removed/, /Profile updated/])
      await waitFor(() => expect(within(region).getByText(text)).toBeVisible());
  },
};

/** A notification stored before a reload is shown once. */
export const AfterReload: Story = {
  tags: ['CART-12'],
  decorators: [(Story) => <Reloaded>{Story()}</Reloaded>],
  play: async ({ canvas }) => {
    const notice = await canvas.findByText('Cart item updated successfully');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(sessionStorage.getItem('notices')).toBeNull();
  },
};
