import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  problemExamples,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withPasskey } from '../../features/session/testing/fakePasskey.ts';
import { googleUnreachable, withGoogle } from '../../platform/google/testing/fakeGoogle.ts';
import { atPath } from '../../testing/atPath.tsx';
import Auth from './Auth.route.tsx';

/** Records the requests that reach the mock server. */
const sent = fn();

const meta = {
  title: 'Routes/Auth',
  component: Auth,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof Auth>;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;
const { signedIn } = examples.loginUser;
const googleClientId = 'shop.apps.example';

async function signIn() {
  await userEvent.type(await screen.findByLabelText(/^Email/), user.email);
  await userEvent.type(screen.getByLabelText(/^Password/), 'a good password');
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
}

const clickGoogle = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
const isAt = (path: string) => waitFor(() => expect(document.body.dataset['path']).toBe(path));

/** The sign-in page. */
export const Loaded: Story = {
  tags: ['AUTH-20', 'AUTH-21', 'SHELL-22'],
  decorators: [atPath('/auth', { hasShell: true, googleClientId })],
  parameters: { msw: [googleUnreachable, ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
    await expect(canvas.getByText('Complete your booking after signing in')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Password/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
  },
};

/** Without a client id Google is not offered. */
export const WithoutGoogle: Story = {
  tags: ['GAP-07'],
  decorators: [atPath('/auth')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue with Google' })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  decorators: [atPath('/auth', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** Nothing is sent without a valid address and a password. */
export const Invalid: Story = {
  tags: ['AUTH-22'],
  decorators: [atPath('/auth')],
  parameters: {
    msw: [
      respondsWith('loginUser', () => {
        sent();
        return signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'amira@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/like name@example.com/);
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password');
    await expect(sent).not.toHaveBeenCalled();
    await expect(document.body.dataset['path']).toBe('/auth');
  },
};

export const SignedIn: Story = {
  name: 'Signed in, cart merged, redirected to returnUrl',
  tags: ['!autodocs', 'test-only', 'API-12', 'AUTH-23', 'AUTH-30', 'AUTH-36', 'GAP-01'],
  decorators: [atPath('/auth?returnUrl=/transfer-booking', { storage: { session_key: 'guest-key' } })],
  parameters: {
    msw: [
      respondsWith('loginUser', ({ body }) => {
        sent('loginUser', body);
        return signedIn;
      }),
      respondsWith('transferGuestCart', ({ body }) => {
        sent('transferGuestCart', body, document.body.dataset['path']);
        return examples.transferGuestCart.cart;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await signIn();
    await isAt('/transfer-booking');
    await expect(sent.mock.calls).toEqual([
      ['loginUser', { email: user.email, password: 'a good password' }],
      ['transferGuestCart', { session_key: 'guest-key' }, '/auth'],
    ]);
    await expect(localStorage.getItem('accessToken')).toBe(signedIn.access);
    await expect(localStorage.getItem('user')).toBe(JSON.stringify(signedIn.user));
  },
};

export const Remembered: Story = {
  name: 'Redirected to the stored path, once',
  tags: ['!autodocs', 'test-only', 'AUTH-31', 'CHECKOUT-05'],
  decorators: [atPath('/auth', { storage: { redirectAfterLogin: '/checkout' } })],
  play: async () => {
    await signIn();
    await isAt('/checkout');
    await expect(localStorage.getItem('redirectAfterLogin')).toBeNull();
  },
};

export const Elsewhere: Story = {
  name: 'A returnUrl of another site leads home',
  tags: ['!autodocs', 'test-only', 'GAP-51'],
  decorators: [atPath('/auth?returnUrl=https://other.example/')],
  play: async () => {
    await signIn();
    await isAt('/');
  },
};

export const AlreadySignedIn: Story = {
  name: 'A signed-in user is redirected at once',
  tags: ['!autodocs', 'test-only', 'AUTH-31'],
  decorators: [atPath('/auth', { as: user, storage: { redirectAfterLogin: '/settings' } })],
  play: () => isAt('/settings'),
};

/** Rejected with the server’s message; the entries stay. */
export const Rejected: Story = {
  tags: ['AUTH-25'],
  decorators: [atPath('/auth')],
  parameters: { msw: [fails('loginUser', 'wrong-credentials'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await signIn();
    await expect(await canvas.findByText('No account matches this email address and password.')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(user.email);
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('a good password');
    await expect(document.body.dataset['path']).toBe('/auth');
  },
};

/** Failed without a message. */
export const Failed: Story = {
  tags: ['AUTH-25'],
  decorators: [atPath('/auth')],
  parameters: { msw: [failsWithStatus('loginUser', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await signIn();
    await expect(await canvas.findByText('An error occurred during login')).toBeVisible();
  },
};

/** No response. */
export const Offline: Story = {
  tags: ['SHELL-62'],
  decorators: [atPath('/auth')],
  parameters: { msw: [losesConnection('loginUser'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await signIn();
    await expect(await canvas.findByText('No response from server')).toBeVisible();
  },
};

export const Pending: Story = {
  decorators: [atPath('/auth')],
  parameters: { msw: [neverResponds('loginUser'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await signIn();
    await waitFor(() => expect(canvas.getByRole('button', { name: /Sign In/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

const secondFactor = {
  decorators: [atPath('/auth?returnUrl=/transfer-booking')],
  parameters: { msw: [fails('loginUser', 'second-factor-required'), ...scenarios.default] },
} satisfies Story;
const codeDialog = async () => within(await screen.findByRole('dialog', { name: 'Enter a code' }));

/** An account with an authenticator app also takes a code. */
export const SecondFactor: Story = {
  ...secondFactor,
  play: async () => {
    await signIn();
    const dialog = await codeDialog();
    await waitFor(() => expect(dialog.getByLabelText(/^Code/)).toHaveFocus());
    await expect(localStorage.getItem('accessToken')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByLabelText(/^Code/)).toHaveAccessibleDescription(/Enter a code/);
  },
};

/** A wrong code shows an error, and the entry stays. */
export const WrongCode: Story = {
  ...secondFactor,
  parameters: {
    msw: [
      fails('loginUser', 'second-factor-required'),
      fails('verifySecondFactor', 'otp-invalid'),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await signIn();
    const dialog = await codeDialog();
    await userEvent.type(dialog.getByLabelText(/^Code/), '000000{Enter}');
    await expect(await dialog.findByText('This code is wrong. Please check it and try again.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Code/)).toHaveValue('000000');
  },
};

export const SecondFactorSignedIn: Story = {
  ...secondFactor,
  name: 'Signed in with a code, redirected to returnUrl',
  tags: ['!autodocs', 'test-only'],
  parameters: {
    msw: [
      fails('loginUser', 'second-factor-required'),
      respondsWith('verifySecondFactor', ({ body }) => {
        sent(body);
        return signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await signIn();
    const dialog = await codeDialog();
    await userEvent.type(dialog.getByLabelText(/^Code/), '492039{Enter}');
    await isAt('/transfer-booking');
    const { challenge } = problemExamples['second-factor-required'];
    await expect(sent.mock.calls).toEqual([[{ challenge, code: '492039' }]]);
    await expect(localStorage.getItem('accessToken')).toBe(signedIn.access);
  },
};

export const SecondFactorByPasskey: Story = {
  ...secondFactor,
  name: 'Signed in with a passkey instead of a code',
  tags: ['!autodocs', 'test-only'],
  beforeEach: withPasskey(),
  play: async () => {
    await signIn();
    const dialog = await codeDialog();
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await isAt('/transfer-booking');
    await expect(localStorage.getItem('accessToken')).toBe(signedIn.access);
  },
};

const clickPasskey = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Continue with a passkey' }));

export const PasskeySignedIn: Story = {
  name: 'Signed in with a passkey, redirected to returnUrl',
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath('/auth?returnUrl=/transfer-booking')],
  beforeEach: withPasskey(),
  parameters: {
    msw: [
      respondsWith('signInWithPasskey', ({ body }) => {
        sent(body);
        return signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await clickPasskey();
    await isAt('/transfer-booking');
    await expect(sent.mock.calls).toEqual([[expect.objectContaining({ id: 'c2FuZC1kdW5l' })]]);
    await expect(localStorage.getItem('accessToken')).toBe(signedIn.access);
  },
};

/** The user cancelled in the browser, or it has no passkeys. */
export const PasskeyCancelled: Story = {
  decorators: [atPath('/auth')],
  beforeEach: withPasskey('NotAllowedError'),
  play: async ({ canvas }) => {
    await clickPasskey();
    await expect(await canvas.findByText(/^No passkey was used/)).toBeVisible();
  },
};

/** A passkey that was removed from its account. */
export const PasskeyRejected: Story = {
  decorators: [atPath('/auth')],
  beforeEach: withPasskey(),
  parameters: { msw: [fails('signInWithPasskey', 'passkey-rejected'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await clickPasskey();
    await expect(await canvas.findByText(/^This passkey didn’t work/)).toBeVisible();
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

export const SecondFactorClosed: Story = {
  ...secondFactor,
  name: 'Without a code, no user is signed in',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await signIn();
    await codeDialog();
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByText('Please use your passkey, or enter a code of your authenticator app.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('a good password');
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

export const SecondFactorMissing: Story = {
  name: 'Staff who must add an authenticator app are redirected to the settings',
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath('/auth?returnUrl=/dashboard')],
  parameters: {
    msw: [
      respondsWith('loginUser', { ...signedIn, user: { ...signedIn.user, second_factor: 'required' } }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await signIn();
    await isAt('/settings');
  },
};

export const GoogleSignedIn: Story = {
  name: 'By Google: the access token is sent to the shop, and success is shown',
  tags: ['!autodocs', 'test-only', 'API-13', 'AUTH-24', 'AUTH-28', 'GAP-02'],
  decorators: [atPath('/auth', { googleClientId, storage: { redirectAfterLogin: '/checkout' } })],
  beforeEach: withGoogle({ accessToken: 'google-access' }),
  parameters: {
    msw: [
      respondsWith('socialAuth', ({ body }) => {
        sent(body);
        return signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    sessionStorage.setItem('registrationKey', 'my-key');
    await clickGoogle();
    await isAt('/checkout');
    const body = { provider: 'google', access_token: 'google-access', registration_key: 'my-key' };
    await expect(sent.mock.calls).toEqual([[body]]);
    await expect(await canvas.findByText('Social login successful')).toBeInTheDocument();
  },
};

/** Google’s script is missing. */
export const GoogleNotLoaded: Story = {
  tags: ['AUTH-26'],
  decorators: [atPath('/auth', { googleClientId })],
  parameters: { msw: [googleUnreachable, ...scenarios.default] },
  play: async ({ canvas }) => {
    await clickGoogle();
    await expect(await canvas.findByText('Google API not loaded')).toBeVisible();
  },
};

/** Google’s token is rejected. */
export const GoogleRefused: Story = {
  tags: ['AUTH-27'],
  decorators: [atPath('/auth', { googleClientId })],
  beforeEach: withGoogle({ accessToken: 'google-access' }),
  parameters: { msw: [fails('socialAuth', 'social-sign-in-failed'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await clickGoogle();
    await expect(await canvas.findByText('Social authentication failed')).toBeVisible();
  },
};

/** Google’s window is closed. */
export const GoogleClosed: Story = {
  tags: ['!autodocs', 'test-only', 'AUTH-27'],
  decorators: [atPath('/auth', { googleClientId })],
  beforeEach: withGoogle({}),
  play: async ({ canvas }) => {
    await clickGoogle();
    await expect(await canvas.findByText('Social authentication failed')).toBeVisible();
  },
};

export const Back: Story = {
  name: 'Back leads to the page before',
  tags: ['!autodocs', 'test-only', 'AUTH-21'],
  decorators: [atPath('/auth')],
  beforeEach: () => {
    const back = spyOn(history, 'back').mockImplementation(sent);
    const length = spyOn(history, 'length', 'get').mockReturnValue(2);
    return () => {
      back.mockRestore();
      length.mockRestore();
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const BackWithoutHistory: Story = {
  name: 'Back leads home without a previous page',
  tags: ['!autodocs', 'test-only', 'AUTH-21'],
  decorators: [atPath('/auth')],
  beforeEach: () => {
    const length = spyOn(history, 'length', 'get').mockReturnValue(1);
    return () => length.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await isAt('/');
  },
};

export const CreateAccount: Story = {
  name: 'A new user creates an account here, and is redirected',
  tags: ['!autodocs', 'test-only', 'AUTH-10', 'AUTH-31'],
  decorators: [atPath('/auth', { storage: { redirectAfterLogin: '/checkout' } })],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New here? Create an account' }));
    const form = within(await screen.findByRole('dialog', { name: 'Create Account' }));
    await userEvent.type(form.getByLabelText(/^First name/), 'Amira');
    await userEvent.type(form.getByLabelText(/^Last name/), 'Haddad');
    await userEvent.type(form.getByLabelText(/^Email/), user.email);
    await userEvent.type(form.getByLabelText(/^Password/), 'a good password');
    await userEvent.click(form.getByRole('button', { name: 'Create Account' }));
    const otp = within(await screen.findByRole('dialog', { name: 'Verify OTP' }));
    await userEvent.type(otp.getByLabelText(/^One-time password/), '123456{Enter}');
    await isAt('/checkout');
  },
};
