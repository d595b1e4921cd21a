import { examples, scenarios } from '@aitours/api-client/mocks';
import { Button, Container, Heading, Stack, Text } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { useSession } from './SessionProvider.tsx';
import { useLogOut } from './useLogOut.ts';
import { useSignInRequired } from './useSignInRequired.ts';

const meta = {
  title: 'Shell/Private pages',
  parameters: { msw: scenarios.default },
  render: () => <PrivatePage />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;

function PrivatePage() {
  const mayShow = useSignInRequired();
  const { user: known } = useSession();
  const logOut = useLogOut();
  return (
    <Container>
      {mayShow ? (
        <Stack align="start">
          <Heading level={1}>Only for {known?.first_name}</Heading>
          <Button onClick={logOut}>Log out</Button>
        </Stack>
      ) : (
        <Text>Nothing to see yet</Text>
      )}
    </Container>
  );
}

export const Guest: Story = {
  name: 'A guest is redirected to /login, and the path is stored',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-04', 'GAP-35', 'QUIRK-07'],
  decorators: [atPath('/customer?page=2')],
  play: () => expectSignIn('/customer?page=2'),
};

/** A signed-in user stays. */
export const SignedIn: Story = {
  tags: ['AUTH-34', 'SHELL-05'],
  decorators: [atPath('/customer', { as: user })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Only for ${user.first_name}` })).toBeVisible();
    await expect(document.body.dataset['path']).toBe('/customer');
    await expect(localStorage.getItem('redirectAfterLogin')).toBeNull();
  },
};

export const LoggedOut: Story = {
  name: 'Logging out leads home, clears tokens, user and recent searches, reloads the cart, and stores no path',
  tags: ['!autodocs', 'test-only', 'AUTH-45', 'GAP-50'],
  decorators: [
    atPath('/customer', { as: user, storage: { session_key: 'guest-key', recentSearches: '["Layla’s surprise"]' } }),
  ],
  play: async ({ canvas }) => {
    const onCart = fn();
    window.addEventListener('cart-updated', onCart, { once: true });
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/'));
    await expect(onCart).toHaveBeenCalledOnce();
    for (const key of [
      'accessToken',
      'refreshToken',
      'access_token',
      'refresh_token',
      'user',
      'redirectAfterLogin',
      'recentSearches',
    ]) {
      await expect(localStorage.getItem(key)).toBeNull();
    }
    await expect(localStorage.getItem('session_key')).toBe('guest-key');
  },
};
