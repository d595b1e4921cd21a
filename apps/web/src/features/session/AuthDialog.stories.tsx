import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { Container, Heading } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { googleUnreachable } from '../../platform/google/testing/fakeGoogle.ts';
import { atPath } from '../../testing/atPath.tsx';

const meta = {
  title: 'Shell/Sign-in dialog',
  parameters: { layout: 'fullscreen', msw: scenarios.default },
  render: () => (
    <Container>
      <Heading level={1}>Any page</Heading>
    </Container>
  ),
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Records the requests that reach the mock server. */
const sent = fn();
const decorators = [atPath('/about', { hasShell: true })];
const { user } = examples.getMe;
const { tokenPair } = examples.createToken;

const findDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Opens the dialog with the header's button. */
async function open(button: 'Log in' | 'Sign up') {
  await userEvent.click(await within(screen.getByRole('banner')).findByRole('button', { name: button }));
  return findDialog(button === 'Log in' ? 'Sign In' : 'Create Account');
}

async function signIn() {
  const dialog = await open('Log in');
  await fillIn(dialog);
  return dialog;
}

async function fillIn(dialog: Awaited<ReturnType<typeof open>>) {
  await userEvent.type(dialog.getByLabelText(/^Email/), user.email);
  await userEvent.type(dialog.getByLabelText(/^Password/), 'a good password');
  await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
}

async function createAccount() {
  const dialog = await open('Sign up');
  await userEvent.type(dialog.getByLabelText(/^First name/), 'Amira');
  await userEvent.type(dialog.getByLabelText(/^Last name/), 'Haddad');
  await userEvent.type(dialog.getByLabelText(/^Email/), user.email);
  await userEvent.type(dialog.getByLabelText(/^Password/), 'a good password');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
  return dialog;
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const SignIn: Story = {
  decorators: [atPath('/about', { hasShell: true, googleClientId: 'shop.apps.example' })],
  parameters: { msw: [googleUnreachable, ...scenarios.default] },
  play: async () => void (await open('Log in')),
};

export const SignInTest: Story = {
  ...SignIn,
  name: 'The log-in button opens Sign In',
  tags: ['!autodocs', 'test-only', 'AUTH-01', 'AUTH-02', 'AUTH-05', 'AUTH-09', 'SHELL-44'],
  play: async () => {
    const dialog = await open('Log in');
    const email = dialog.getByLabelText(/^Email/);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAttribute('type', 'email');
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(dialog.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'current-password');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus());
  },
};

/** The sign-up button opens Create Account. */
export const CreateAccount: Story = {
  tags: ['AUTH-01', 'AUTH-05', 'AUTH-07', 'AUTH-09', 'SHELL-44'],
  decorators: [atPath('/about', { hasShell: true, googleClientId: 'shop.apps.example' })],
  parameters: { msw: [googleUnreachable, ...scenarios.default] },
  play: async () => {
    const dialog = await open('Sign up');
    await waitFor(() => expect(dialog.getByLabelText(/^First name/)).toHaveFocus());
    for (const required of [/^First name/, /^Last name/, /^Email/, /^Password/]) {
      await expect(dialog.getByLabelText(required)).toBeRequired();
    }
    await expect(dialog.getByLabelText(/^Phone/)).not.toBeRequired();
    await expect(dialog.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await expect(dialog.getByLabelText(/^Password/)).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible());
  },
};

export const Toggling: Story = {
  name: 'Changing the mode clears fields and errors',
  tags: ['!autodocs', 'test-only', 'AUTH-03', 'AUTH-04'],
  decorators,
  parameters: { msw: [fails('createToken', 'wrong-credentials'), ...scenarios.default] },
  play: async () => {
    const before = await signIn();
    await before.findByRole('alert');
    await userEvent.click(before.getByRole('button', { name: 'New here? Create an account' }));
    const account = await findDialog('Create Account');
    await waitFor(() => expect(account.getByLabelText(/^First name/)).toHaveFocus());
    await expect(account.getByLabelText(/^Email/)).toHaveValue('');
    await userEvent.type(account.getByLabelText(/^First name/), 'Amira{Enter}');
    await waitFor(() => expect(account.getByLabelText(/^Email/)).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(account.getByRole('button', { name: 'Already have an account? Sign in' }));
    const again = await findDialog('Sign In');
    await expect(again.getByLabelText(/^Email/)).toHaveValue('');
    await expect(again.getByLabelText(/^Password/)).toHaveValue('');
    await expect(again.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(again.getByLabelText(/^Email/)).toHaveFocus());
    await userEvent.click(again.getByRole('button', { name: 'New here? Create an account' }));
    const last = await findDialog('Create Account');
    await expect(last.getByLabelText(/^First name/)).toHaveValue('');
    await expect(last.getByLabelText(/^Email/)).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const SecondFactor: Story = {
  name: 'Signed in with a code of an authenticator app, in a dialog over this one',
  tags: ['!autodocs', 'test-only'],
  decorators,
  parameters: { msw: [fails('createToken', 'second-factor-required'), ...scenarios.default] },
  play: async () => {
    await signIn();
    const dialog = await findDialog('Enter a code');
    await waitFor(() => expect(dialog.getByLabelText(/^Code/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    const first = await findDialog('Sign In');
    await expect(
      await first.findByText('Please use your passkey, or enter a code of your authenticator app.'),
    ).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Sign In' }));
    await userEvent.type((await findDialog('Enter a code')).getByLabelText(/^Code/), '492039{Enter}');
    await isClosed();
    await expect(localStorage.getItem('accessToken')).toBe(examples.verifySecondFactor.signedIn.access);
  },
};

export const SignedIn: Story = {
  name: 'Signed in, with the guest’s cart',
  tags: [
    '!autodocs',
    'test-only',
    'API-03',
    'AUTH-06',
    'AUTH-12',
    'AUTH-32',
    'AUTH-36',
    'AUTH-37',
    'AUTH-46',
    'AUTH-47',
  ],
  decorators: [
    atPath('/about', {
      hasShell: true,
      storage: { session_key: 'guest-key', pendingBooking: JSON.stringify({ step: 2, timestamp: 0 }) },
    }),
  ],
  parameters: {
    msw: [
      respondsWith('createToken', ({ body }) => {
        sent('createToken', body);
        return tokenPair;
      }),
      respondsWith('getMe', ({ headers }) => {
        sent('getMe', headers.get('authorization'));
        return user;
      }),
      respondsWith('transferGuestCart', ({ body }) => {
        sent('transferGuestCart', body);
        return { ...examples.transferGuestCart.cart, left_out: ['Dubai Frame'] };
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const onCart = fn();
    window.addEventListener('cart-updated', onCart, { once: true });
    await signIn();
    await isClosed();
    await expect(sent.mock.calls).toEqual([
      ['createToken', { username: user.email, password: 'a good password' }],
      ['getMe', `Bearer ${tokenPair.access}`],
      ['transferGuestCart', { session_key: 'guest-key' }],
    ]);
    await expect(onCart).toHaveBeenCalledOnce();
    await expect(localStorage.getItem('accessToken')).toBe(tokenPair.access);
    await expect(localStorage.getItem('refreshToken')).toBe(tokenPair.refresh);
    await expect(localStorage.getItem('access_token')).toBeNull();
    await expect(localStorage.getItem('pendingBooking')).toBeNull();
    await expect(screen.getByRole('button', { name: user.first_name })).toBeVisible();
    await waitFor(() => expect(screen.getByText(/There was no room for .*: “Dubai Frame”\.$/)).toBeVisible());
  },
};

export const NoGuestCart: Story = {
  name: 'Without a guest cart none is merged',
  tags: ['!autodocs', 'test-only', 'AUTH-38'],
  decorators,
  parameters: {
    msw: [
      respondsWith('transferGuestCart', () => {
        sent('transferGuestCart');
        return examples.transferGuestCart.cart;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const dialog = await open('Log in');
    localStorage.removeItem('session_key');
    await fillIn(dialog);
    await isClosed();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Missing and invalid values have messages at their fields, and nothing is sent. */
export const NothingTyped: Story = {
  tags: ['AUTH-09'],
  decorators,
  parameters: {
    msw: [
      respondsWith('createToken', () => {
        sent('createToken');
        return tokenPair;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const dialog = await open('Log in');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    await expect(dialog.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email address');
    await expect(dialog.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password');
    await userEvent.type(dialog.getByLabelText(/^Email/), 'amira');
    await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    await expect(dialog.getByLabelText(/^Email/)).toHaveAccessibleDescription(/like name@example.com/);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** Rejected with the server’s message; the entries stay, and the password can be shown. */
export const Rejected: Story = {
  tags: ['AUTH-13', 'SHELL-61'],
  decorators,
  parameters: { msw: [fails('createToken', 'wrong-credentials'), ...scenarios.default] },
  play: async () => {
    const dialog = await signIn();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'No account matches this email address and password.',
    );
    await expect(dialog.getByLabelText(/^Email/)).toHaveValue(user.email);
    const password = dialog.getByLabelText(/^Password/);
    await expect(password).toHaveValue('a good password');
    await userEvent.click(dialog.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

/** Rejected without a message. */
export const RefusedWithoutWords: Story = {
  tags: ['AUTH-13'],
  decorators,
  parameters: { msw: [failsWithStatus('createToken', 502), ...scenarios.default] },
  play: async () => {
    const dialog = await signIn();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Authentication failed');
  },
};

/** No response. */
export const Offline: Story = {
  tags: ['SHELL-62'],
  decorators,
  parameters: { msw: [losesConnection('createToken'), ...scenarios.default] },
  play: async () => {
    const dialog = await signIn();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('No response from server');
  },
};

export const Pending: Story = {
  decorators,
  parameters: { msw: [neverResponds('createToken'), ...scenarios.default] },
  play: async () => {
    const dialog = await signIn();
    await waitFor(() => expect(dialog.getByRole('button', { name: /Sign In/ })).toHaveAttribute('aria-busy', 'true'));
  },
};

/** An incomplete account is not sent. */
export const AccountIncomplete: Story = {
  tags: ['AUTH-08'],
  decorators,
  parameters: {
    msw: [
      respondsWith('registerUser', () => {
        sent('registerUser');
        return examples.registerUser.registeredUser;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const dialog = await open('Sign up');
    await userEvent.type(dialog.getByLabelText(/^Email/), user.email);
    await userEvent.click(dialog.getByRole('button', { name: 'Create Account' }));
    await expect(dialog.getByRole('group', { name: 'Please fill in all required fields' })).toHaveFocus();
    await expect(dialog.getByLabelText(/^First name/)).toBeInvalid();
    await expect(dialog.getByLabelText(/^Email/)).toBeValid();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** The address already has an account. */
export const AccountRefused: Story = {
  tags: ['AUTH-13', 'GAP-03'],
  decorators,
  parameters: { msw: [fails('registerUser', 'email-taken'), ...scenarios.default] },
  play: async () => {
    const dialog = await createAccount();
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'An account with this email address already exists.',
    );
    await expect(dialog.getByLabelText(/^First name/)).toHaveValue('Amira');
  },
};

/** A common password is rejected at its field. */
export const PasswordCommon: Story = {
  tags: ['GAP-06'],
  decorators,
  parameters: {
    msw: [
      fails('registerUser', 'invalid-request', {
        errors: { password: ['This password is too common. Choose another one.'] },
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const dialog = await createAccount();
    const link = await dialog.findByRole('link', { name: 'This password is too common. Choose another one.' });
    await waitFor(() => expect(link.closest('[role=group]')).toHaveFocus());
    await expect(dialog.getByLabelText(/^Password/)).toBeInvalid();
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
};

/** Creating the account fails without a message. */
export const AccountFailed: Story = {
  tags: ['AUTH-13'],
  decorators,
  parameters: { msw: [failsWithStatus('registerUser', 502), ...scenarios.default] },
  play: async () => {
    const dialog = await createAccount();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Authentication failed');
  },
};

export const Verified: Story = {
  name: 'A new account, its code, and signed in',
  tags: ['!autodocs', 'test-only', 'AUTH-01', 'AUTH-10', 'AUTH-11', 'AUTH-12', 'AUTH-33', 'GAP-03', 'GAP-04'],
  decorators,
  parameters: {
    msw: [
      respondsWith('registerUser', ({ body }) => {
        sent('registerUser', body);
        return examples.registerUser.registeredUser;
      }),
      respondsWith('sendOtp', ({ body }) => {
        sent('sendOtp', body);
        return examples.sendOtp.otpSent;
      }),
      respondsWith('verifyOtp', ({ body }) => {
        sent('verifyOtp', body);
        return examples.verifyOtp.signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await createAccount();
    const dialog = await findDialog('Verify OTP');
    await expect(dialog.getByText(new RegExp(`six-digit code to ${user.email}`))).toBeVisible();
    const otp = dialog.getByLabelText(/^One-time password/);
    await waitFor(() => expect(otp).toHaveFocus());
    await expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(otp, '123 456{Enter}');
    await isClosed();
    const { registration_key } = examples.registerUser.registeredUser;
    await expect(sent.mock.calls).toEqual([
      ['registerUser', { first_name: 'Amira', last_name: 'Haddad', email: user.email, password: 'a good password' }],
      ['sendOtp', { email: user.email }],
      ['verifyOtp', { email: user.email, otp: '123456', registration_key }],
    ]);
    const { access, refresh } = examples.verifyOtp.signedIn;
    const stored = ['accessToken', 'access_token', 'refreshToken', 'refresh_token', 'user'];
    await expect(stored.map((key) => localStorage.getItem(key))).toEqual([
      access,
      access,
      refresh,
      refresh,
      JSON.stringify(examples.verifyOtp.signedIn.user),
    ]);
  },
};

export const ForgottenPassword: Story = {
  name: 'A forgotten password: a code by mail signs in',
  tags: ['!autodocs', 'test-only', 'AUTH-11', 'AUTH-12'],
  decorators,
  parameters: {
    msw: [
      respondsWith('sendOtp', ({ body }) => {
        sent('sendOtp', body);
        return examples.sendOtp.otpSent;
      }),
      respondsWith('verifyOtp', ({ body }) => {
        sent('verifyOtp', body);
        return examples.verifyOtp.signedIn;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await userEvent.click((await open('Log in')).getByRole('button', { name: 'Forgot your password?' }));
    const request = await findDialog('Sign in with a code');
    await waitFor(() => expect(request.getByLabelText(/^Email/)).toHaveFocus());
    await userEvent.click(request.getByRole('button', { name: 'Send the code' }));
    await expect(request.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email address');
    await userEvent.type(request.getByLabelText(/^Email/), 'amira{Enter}');
    await expect(request.getByLabelText(/^Email/)).toHaveAccessibleDescription(/like name@example.com/);
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(request.getByLabelText(/^Email/));
    await userEvent.type(request.getByLabelText(/^Email/), `${user.email}{Enter}`);
    const verify = await findDialog('Verify OTP');
    await expect(verify.getByText(`If there is an account for ${user.email}`, { exact: false })).toBeVisible();
    await userEvent.type(verify.getByLabelText(/^One-time password/), '123456{Enter}');
    await isClosed();
    await expect(sent.mock.calls).toEqual([
      ['sendOtp', { email: user.email }],
      ['verifyOtp', { email: user.email, otp: '123456' }],
    ]);
    await expect(localStorage.getItem('accessToken')).toBe(examples.verifyOtp.signedIn.access);
  },
};

/** A forgotten password: a link by mail to set a new one. */
export const PasswordLink: Story = {
  decorators,
  parameters: {
    msw: [
      respondsWith('requestPasswordReset', ({ body }) => {
        sent('requestPasswordReset', body);
        return examples.requestPasswordReset.passwordLinkSent;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await userEvent.click((await open('Log in')).getByRole('button', { name: 'Forgot your password?' }));
    const request = await findDialog('Sign in with a code');
    const link = request.getByRole('button', { name: 'Send a link to set a new password' });
    await userEvent.click(link);
    await expect(request.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
    await userEvent.type(request.getByLabelText(/^Email/), user.email);
    await userEvent.click(link);
    const sentText = await request.findByText(
      `If there is an account for ${user.email}, we sent it a link to set a new password. It works once, within 30 minutes.`,
    );
    await expect(sentText.closest('[role=status]')).toBeVisible();
    await expect(sent.mock.calls).toEqual([['requestPasswordReset', { email: user.email }]]);
  },
};

/** Others have used up the attempts of the account: a link by email still signs in. */
export const SignInLink: Story = {
  tags: ['E2'],
  decorators,
  parameters: {
    msw: [
      fails('createToken', 'too-many-requests'),
      respondsWith('requestSignInLink', ({ body }) => {
        sent('requestSignInLink', body);
        return examples.requestSignInLink.signInLinkSent;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const dialog = await open('Log in');
    await userEvent.type(dialog.getByLabelText(/^Email/), user.email);
    await userEvent.type(dialog.getByLabelText(/^Password/), 'a good password{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Email me a link to sign in' }));
    const sentText = await dialog.findByText(`If there is an account for ${user.email}, there is a link`, {
      exact: false,
    });
    await expect(sentText.closest('[role=status]')).toBeVisible();
    await expect(sent.mock.calls).toEqual([['requestSignInLink', { email: user.email }]]);
  },
};

export const CodeMissing: Story = {
  name: 'The code is required; closing discards it and the entries',
  tags: ['!autodocs', 'test-only', 'AUTH-04', 'AUTH-09'],
  decorators,
  play: async () => {
    await createAccount();
    const dialog = await findDialog('Verify OTP');
    await userEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    const otp = dialog.getByLabelText(/^One-time password/);
    await expect(otp).toBeRequired();
    await expect(otp).toHaveAccessibleDescription('Enter the six digits from our email');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    const again = await open('Sign up');
    await expect(again.getByLabelText(/^First name/)).toHaveValue('');
    await expect(again.queryByLabelText(/^One-time password/)).not.toBeInTheDocument();
  },
};

/** A wrong code with the server’s message, and a new code. */
export const CodeWrong: Story = {
  tags: ['AUTH-14', 'GAP-04'],
  decorators,
  parameters: { msw: [fails('verifyOtp', 'otp-invalid'), ...scenarios.default] },
  play: async () => {
    await createAccount();
    const dialog = await findDialog('Verify OTP');
    await userEvent.type(dialog.getByLabelText(/^One-time password/), '000000{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This code is wrong.');
    await expect(dialog.getByLabelText(/^One-time password/)).toHaveValue('000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new code' }));
    await expect(await dialog.findByText(/^We sent a new code/)).toBeVisible();
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Verification fails without a message. */
export const CodeFailed: Story = {
  tags: ['AUTH-14'],
  decorators,
  parameters: { msw: [failsWithStatus('verifyOtp', 502), ...scenarios.default] },
  play: async () => {
    await createAccount();
    const dialog = await findDialog('Verify OTP');
    await userEvent.type(dialog.getByLabelText(/^One-time password/), '123456{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('OTP verification failed');
  },
};

/** The account is created, its code could not be sent. */
export const CodeNotSent: Story = {
  tags: ['AUTH-10'],
  decorators,
  parameters: { msw: [failsWithStatus('sendOtp', 502), ...scenarios.default] },
  play: async () => {
    await createAccount();
    const dialog = await findDialog('Verify OTP');
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Your account is ready/);
    await userEvent.click(dialog.getByRole('button', { name: 'Send a new code' }));
    await expect(await dialog.findByText('OTP verification failed')).toBeVisible();
  },
};

const phone = { globals: { viewport: { value: 'phone' } } };

export const Phone: Story = {
  ...phone,
  decorators,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await findDialog('Menu');
    await userEvent.click(menu.getByRole('button', { name: 'Sign up' }));
    await findDialog('Create Account');
  },
};
