import { fails, failsWithStatus, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { NewsletterLink } from './NewsletterLink.tsx';

const meta = {
  title: 'Routes/Newsletter',
  component: NewsletterLink,
  globals: { behaviour: 'improved' },
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof NewsletterLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const token = 'a'.repeat(43);
const received = fn();
const records = respondsWith('confirmNewsletter', ({ body }) => {
  received(body);
  return { detail: 'Subscribed' };
});

/** A subscription is confirmed by a press, not by opening the link. */
export const Confirming: Story = {
  args: { operation: 'confirmNewsletter' },
  decorators: [atPath(`/newsletter/confirm?token=${token}`)],
  tags: ['QUIRK-03'],
  parameters: { msw: [records, ...scenarios.default] },
  beforeEach: () => void received.mockClear(),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm the subscription' });
    await expect(received).not.toHaveBeenCalled();
    await userEvent.click(button);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You are subscribed' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(received).toHaveBeenLastCalledWith({ token });
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'To the blog' })).toHaveAttribute('href', '/blog');
  },
};

/** Unsubscribing by a press. */
export const Unsubscribing: Story = {
  args: { operation: 'unsubscribeFromNewsletter' },
  decorators: [atPath(`/newsletter/unsubscribe?token=${token}`)],
  tags: ['QUIRK-03'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You are unsubscribed' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

const invalid = (operation: 'confirmNewsletter' | 'unsubscribeFromNewsletter', text: string): Story => ({
  args: { operation },
  decorators: [atPath('/newsletter/confirm?token=short')],
  parameters: { msw: [fails(operation, 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const title = 'This link isn’t valid, or not any more';
    const heading = await canvas.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** A link that has expired. */
export const ConfirmExpired: Story = {
  ...invalid(
    'confirmNewsletter',
    'A link to confirm is valid for seven days. Enter your address again to receive a new one.',
  ),
  tags: ['QUIRK-03'],
};

/** A link of an ended subscription. */
export const UnsubscribedBefore: Story = {
  ...invalid(
    'unsubscribeFromNewsletter',
    'You may already have unsubscribed. If you still receive our newsletter, use the link in the newest mail.',
  ),
  tags: ['QUIRK-03'],
};

/** The server is unavailable. */
export const Failed: Story = {
  args: { operation: 'unsubscribeFromNewsletter' },
  decorators: [atPath(`/newsletter/unsubscribe?token=${token}`, { hasShell: true })],
  tags: ['QUIRK-03'],
  parameters: { msw: [failsWithStatus('unsubscribeFromNewsletter', 503), ...scenarios.default] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText('Nothing has changed yet. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
  },
};
