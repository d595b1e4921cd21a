import { examples, fails, failsWithStatus, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import SignInLink from './SignInLink.route.tsx';

const token = 'a'.repeat(43);
const meta = {
  title: 'Routes/Sign-in link',
  component: SignInLink,
  beforeEach: () => {
    history.replaceState(history.state, '', `#token=${token}`);
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  },
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof SignInLink>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const decorators = [atPath('/sign-in-link')];
const sent = fn();
const signIn = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));

/** The link waits for a click, then the user is signed in. */
export const SignedIn: Story = {
  tags: ['E2'],
  decorators,
  parameters: {
    msw: [
      respondsWith('signInByLink', ({ body }) => {
        sent(body);
        return examples.signInByLink.signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sign in with your link' })).toBeVisible();
    await expect(localStorage.getItem('accessToken')).toBeNull();
    await signIn(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You are signed in' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(sent).toHaveBeenLastCalledWith({ token });
    await expect(localStorage.getItem('accessToken')).toBe(examples.signInByLink.signedIn.access);
    await expect(canvas.getByRole('link', { name: 'To my bookings' })).toHaveAttribute('href', '/customer');
  },
};

/** A link that was used or has expired. */
export const Used: Story = {
  decorators,
  parameters: { msw: [fails('signInByLink', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await signIn(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'This link isn’t valid, or not any more' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'To the sign-in page' })).toHaveAttribute('href', '/auth');
  },
};

/** The server is unavailable; the link still works. */
export const Failed: Story = {
  decorators: [atPath('/sign-in-link', { hasShell: true })],
  parameters: { msw: [failsWithStatus('signInByLink', 502), ...scenarios.default] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('You could not be signed in. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
};
