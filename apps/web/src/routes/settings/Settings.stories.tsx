import { examples, fails, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { withPasskey } from '../../features/session/testing/fakePasskey.ts';
import { atPath } from '../../testing/atPath.tsx';
import { expectPhone } from '../../testing/expectPhone.ts';
import Settings from './Settings.route.tsx';

const meta = {
  title: 'Routes/Settings',
  component: Settings,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;
const signedIn = { decorators: [atPath('/settings', { as: user })] } satisfies Story;

/** The profile form, and the link to the bookings. */
export const Loaded: Story = {
  decorators: [atPath('/settings', { as: { ...user, first_name: 'Stored', phone: '', bio: 'Old' } })],
  tags: ['SETTINGS-01', 'SETTINGS-02', 'SETTINGS-04', 'SETTINGS-09'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^First name/)).toHaveValue(user.first_name));
    await expect(canvas.getByLabelText(/^Last name/)).toHaveValue(user.last_name);
    await expectPhone(canvas.getByLabelText(/^Phone/), user.phone);
    await expect(canvas.getByLabelText(/^Address/)).toHaveValue(user.address);
    await expect(canvas.getByLabelText(/^About me/)).toHaveValue(user.bio);
    const isOn = (name: string) => (canvas.getByRole('switch', { name }) as HTMLInputElement).checked;
    await expect(isOn('Newsletter')).toBe(user.newsletter_subscription);
    await expect(isOn('Emails about my bookings')).toBe(user.email_notifications);
    const email = canvas.getByLabelText('Email');
    await expect(email).toHaveValue(user.email);
    await expect(email).toHaveAttribute('readonly');
    await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/customer');
    await expect(canvas.getByRole('link', { name: 'User Settings' })).toHaveAttribute('aria-current', 'page');
  },
};

const staff = { ...user, is_staff: true };

/** Customer pages show no role, not even to staff. */
export const NoRole: Story = {
  decorators: [atPath('/settings', { as: staff, hasShell: true })],
  tags: ['SHELL-06'],
  parameters: { msw: [respondsWith('getMe', { ...staff, second_factor: 'required' }), ...scenarios.default] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(/^First name/)).toBeVisible();
    await expect(await canvas.findByText(/requires an authenticator app/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: user.first_name }));
    await screen.findByRole('menu');
    await expect(canvasElement.ownerDocument.body).not.toHaveTextContent(/\b(staff|admin\w*|role|guest|customer)\b/i);
  },
};

const sent = fn();

/** Saved: seven fields are sent, and a notification shows. */
export const Saved: Story = {
  ...signedIn,
  tags: ['SHELL-20', 'SETTINGS-02', 'SETTINGS-05', 'SETTINGS-06'],
  parameters: {
    msw: [
      respondsWith('updateMe', ({ body }) => {
        sent(body);
        return { ...user, ...body };
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const firstName = await canvas.findByLabelText(/^First name/);
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Profile updated successfully')).toBeVisible());
    const { phone, bio, address, last_name, email_notifications, newsletter_subscription } = user;
    await expect(sent).toHaveBeenLastCalledWith({
      first_name: 'Noor',
      last_name,
      phone,
      bio,
      address,
      email_notifications,
      newsletter_subscription,
    });
  },
};

/** A failed save shows an error, and the entries stay. */
export const SaveFailed: Story = {
  ...signedIn,
  tags: ['SETTINGS-07'],
  parameters: { msw: [failsWithStatus('updateMe'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const firstName = await canvas.findByLabelText(/^First name/);
    await userEvent.type(firstName, ' Noor');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.getByText('Failed to update profile')).toBeVisible());
    await expect(firstName).toHaveValue(`${user.first_name} Noor`);
  },
};

/** A missing name is focused. */
export const NameMissing: Story = {
  ...signedIn,
  tags: ['SETTINGS-05'],
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByLabelText(/^First name/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('link', { name: 'Enter your first name' })).toBeVisible();
  },
};

const passwords = { current_password: 'sand-dune-9', new_password: 'oasis-at-dawn-4' };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function changePassword(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Current password/), passwords.current_password);
  await userEvent.type(canvas.getByLabelText(/^New password/), passwords.new_password);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

/** A changed password: other browsers are logged out, this one continues. */
export const PasswordChanged: Story = {
  ...signedIn,
  parameters: {
    msw: [
      respondsWith('changePassword', ({ body }) => {
        sent(body);
        return { access: 'new', refresh: 'newer' };
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('form', { name: 'Password' });
    await changePassword(canvas);
    await waitFor(() =>
      expect(screen.getByText('Your password is changed. All other browsers are logged out.')).toBeVisible(),
    );
    await expect(sent).toHaveBeenLastCalledWith(passwords);
    await expect(localStorage.getItem('refreshToken')).toBe('newer');
    await expect(form).toBeInTheDocument();
    await expect(canvas.getByLabelText(/^Current password/)).toHaveValue('');
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue('');
  },
};

const tooCommon = 'This password is too common. Choose another one.';

/** A missing, wrong or common password has its message at the field. */
export const PasswordRejected: Story = {
  ...signedIn,
  parameters: {
    msw: [fails('changePassword', 'invalid-request', { errors: { new_password: [tooCommon] } }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(canvas.getByRole('link', { name: 'Enter your current password' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Choose a password of 8 to 128 characters$/ })).toBeVisible();
    await changePassword(canvas);
    await expect(await canvas.findByRole('link', { name: `New password: ${tooCommon}` })).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveAccessibleDescription(new RegExp(tooCommon));
    await expect(canvas.getByLabelText(/^Current password/)).toBeValid();
    await expect(canvas.queryByText(/could not be changed/)).toBeNull();
  },
};

/** The password could not be changed; the entries stay. */
export const PasswordFailed: Story = {
  ...signedIn,
  parameters: { msw: [failsWithStatus('changePassword', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await changePassword(canvas);
    await expect(await canvas.findByText('Your password could not be changed. Please try again.')).toBeVisible();
    await expect(canvas.getByLabelText(/^New password/)).toHaveValue(passwords.new_password);
  },
};

/** An account without a password sets one, without a current one. */
export const NoPassword: Story = {
  ...signedIn,
  parameters: {
    msw: [
      respondsWith('getMe', { ...user, has_password: false }),
      respondsWith('changePassword', ({ body }) => {
        sent(body);
        return { access: 'new', refresh: 'newer' };
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^New password/), passwords.new_password);
    await expect(canvas.queryByLabelText(/^Current password/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Set a password' }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ new_password: passwords.new_password }));
  },
};

const [, otherDevice] = examples.listDevices.knownDevices;

/** The list of browsers marks this one. Another one is logged out, and the focus stays in the list. */
export const Devices: Story = {
  ...signedIn,
  tags: ['!autodocs', 'test-only'],
  parameters: {
    msw: [
      respondsWith('endDevice', ({ path }) => {
        sent(path);
        return undefined;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const end = await canvas.findByRole('button', { name: 'Log out of Safari on iPhone' });
    await expect(canvas.getByText('Chrome on Windows').parentElement).toHaveTextContent('This browser');
    await expect(canvas.queryByRole('button', { name: 'Log out of Chrome on Windows' })).toBeNull();
    await expect(canvas.getByText(/^Last used Thu 21 February 2030, first used Thu 20 December 2029/)).toBeVisible();
    await userEvent.click(end);
    await waitFor(() => expect(end).not.toBeInTheDocument());
    await expect(sent).toHaveBeenLastCalledWith({ id: otherDevice?.id });
    const notification = 'Safari on iPhone is logged out.';
    await waitFor(() => expect(screen.getByText(notification)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out everywhere' })).toHaveFocus());
  },
};

/** All other browsers are logged out, and this one continues. */
export const OtherDevices: Story = {
  ...signedIn,
  tags: ['!autodocs', 'test-only'],
  parameters: {
    msw: [respondsWith('endOtherSessions', { access: 'new', refresh: 'newest' }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out of all others' }));
    await waitFor(() => expect(screen.getByText('All other browsers are logged out.')).toBeVisible());
    await expect(localStorage.getItem('refreshToken')).toBe('newest');
  },
};

/** The list of browsers could not be loaded; logging out everywhere still works. */
export const DevicesFailed: Story = {
  ...signedIn,
  parameters: { msw: [failsWithStatus('listDevices', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/logged in could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out everywhere' })).toBeEnabled();
  },
};

/** Logging out everywhere ends all sessions, this one included. */
export const LoggedOutEverywhere: Story = {
  ...signedIn,
  tags: ['!autodocs', 'test-only'],
  parameters: {
    msw: [
      respondsWith('endSessions', () => {
        sent('endSessions');
        return undefined;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(screen.getByText('You are logged out in all browsers.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith('endSessions');
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

/** Logging out everywhere failed: the session continues. */
export const LogOutFailed: Story = {
  ...signedIn,
  parameters: { msw: [failsWithStatus('endSessions', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere' }));
    await expect(await canvas.findByText('You are still logged in. Please try again.')).toBeVisible();
    await expect(localStorage.getItem('accessToken')).not.toBeNull();
  },
};

const downloaded = fn();

/** The account’s data is downloaded as a page and as JSON. */
export const Downloaded: Story = {
  ...signedIn,
  beforeEach: () => {
    downloaded.mockClear();
    const createUrl = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) void file.text().then((text) => downloaded(file.type, text));
      return '#';
    });
    return () => createUrl.mockRestore();
  },
  play: async ({ canvas }) => {
    const { email } = examples.exportAccount.accountExport.account;
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as a page to read' }));
    const page = expect.stringMatching(`<h1>Your data at aiTours</h1>[^]*<dd>${email}</dd>`);
    await waitFor(() => expect(downloaded).toHaveBeenCalledWith('text/html;charset=utf-8', page));
    await userEvent.click(canvas.getByRole('button', { name: 'Download as JSON' }));
    await waitFor(() =>
      expect(downloaded).toHaveBeenCalledWith('application/json', expect.stringContaining(`"email": "${email}"`)),
    );
  },
};

/** The account’s data could not be downloaded. */
export const DownloadFailed: Story = {
  ...signedIn,
  parameters: { msw: [failsWithStatus('exportAccount', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as JSON' }));
    await expect(await canvas.findByText('Your data could not be downloaded. Please try again.')).toBeVisible();
  },
};

const deletes = respondsWith('deleteAccount', ({ body }) => {
  sent(body);
  return undefined;
});

async function openDeletion(canvas: Canvas) {
  await expect(await canvas.findByText(/only numbers, dates and amounts stay/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'see your bookings' })).toHaveAttribute('href', '/customer');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete my account' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

/** After the password the account is deleted, and the session ends. */
export const AccountDeleted: Story = {
  ...signedIn,
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [deletes, ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas);
    await waitFor(() => expect(dialog.getByLabelText(/^Password/)).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account now' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Enter your password' })).toBeVisible());
    await userEvent.type(dialog.getByLabelText(/^Password/), passwords.current_password);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete my account now' }));
    await waitFor(() => expect(screen.getByText('Your account is deleted.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith({ password: passwords.current_password });
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

/** An account without a password is deleted after a code by email. */
export const AccountDeletedByCode: Story = {
  ...signedIn,
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [respondsWith('getMe', { ...user, has_password: false }), deletes, ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas);
    await expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Email me a code' }));
    await expect(await dialog.findByText(new RegExp(`sent a code to ${user.email}`))).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText(/^Code/)).toHaveFocus());
    await userEvent.type(dialog.getByLabelText(/^Code/), '482 915{Enter}');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ code: '482915' }));
  },
};

const wrongPassword = 'This isn’t your password. Please check it.';

/** A wrong password has its message at the field, and nothing is deleted. */
export const DeletionRejected: Story = {
  ...signedIn,
  parameters: {
    msw: [fails('deleteAccount', 'invalid-request', { errors: { password: [wrongPassword] } }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas);
    await userEvent.type(dialog.getByLabelText(/^Password/), 'a guess{Enter}');
    await waitFor(() => expect(dialog.getByRole('link', { name: wrongPassword })).toBeVisible());
    await expect(localStorage.getItem('accessToken')).not.toBeNull();
  },
};

/** Bookings that aren’t over block the deletion, and are named. */
export const DeletionBlocked: Story = {
  ...signedIn,
  parameters: { msw: [fails('deleteAccount', 'conflict'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openDeletion(canvas);
    await userEvent.type(dialog.getByLabelText(/^Password/), `${passwords.current_password}{Enter}`);
    await expect(await dialog.findByText(/aren’t over yet \(AB10047731\)/)).toBeVisible();
  },
};

/** A guest sees the sign-in dialog. */
export const SignedOut: Story = {
  decorators: [atPath('/settings')],
  tags: ['SETTINGS-03'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please log in to view settings.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The profile can’t be loaded. */
export const LoadFailed: Story = {
  ...signedIn,
  tags: ['SETTINGS-08'],
  parameters: { msw: [fails('getMe', 'internal'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load user data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = { ...signedIn, parameters: { msw: [neverResponds('getMe'), ...scenarios.default] } };

export const Phone: Story = {
  decorators: [atPath('/settings', { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

const staffWith = (second_factor: 'offered' | 'required' | 'passkey' | 'added'): Story => ({
  decorators: [atPath('/settings', { as: user })],
  parameters: {
    msw: [
      respondsWith('getMe', {
        ...staff,
        second_factor,
        ...(/added|passkey/.test(second_factor) && { recovery_codes_left: 9 }),
      }),
      respondsWith('startSecondFactor', ({ body }) => {
        sent(body);
        return examples.startSecondFactor.newSecondFactor;
      }),
      respondsWith('confirmSecondFactor', ({ body }) => {
        sent(body);
        return examples.confirmSecondFactor.addedSecondFactor;
      }),
      respondsWith('removeSecondFactor', ({ body }) => {
        sent(body);
        return examples.removeSecondFactor.tokenPairRenewed;
      }),
      ...scenarios.default,
    ],
  },
});
const { secret } = examples.startSecondFactor.newSecondFactor;

/** Staff can add an authenticator app. */
export const SecondFactorOffered: Story = {
  ...staffWith('offered'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Authenticator app' }));
    await userEvent.click(form.getByRole('button', { name: 'Add an authenticator app' }));
    await expect(form.getByLabelText(/^Your password/)).toHaveAccessibleDescription('Enter your password');
    await expect(form.queryByLabelText(/^Code/)).toBeNull();
  },
};

/** Staff who must add an authenticator app can’t do anything else. */
export const SecondFactorRequired: Story = {
  ...staffWith('required'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/until then you can’t use anything else here/)).toBeVisible();
  },
};

async function addApp(canvas: Canvas) {
  const form = within(await canvas.findByRole('form', { name: 'Authenticator app' }));
  await userEvent.type(form.getByLabelText(/^Your password/), passwords.current_password);
  await userEvent.click(form.getByRole('button', { name: 'Add an authenticator app' }));
  await waitFor(() => expect(canvas.getByLabelText(/^Code of the new app/)).toHaveFocus());
  return within(canvas.getByRole('form', { name: 'Authenticator app' }));
}

/** The new key as a QR code and as text. */
export const SecondFactorStarted: Story = {
  ...staffWith('offered'),
  play: async ({ canvas }) => {
    const form = await addApp(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ password: passwords.current_password });
    await expect(form.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await expect(form.getByText(secret.replaceAll(/(.{4})(?!$)/g, '$1 '))).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Confirm' }));
    await expect(form.getByLabelText(/^Code of the new app/)).toHaveAccessibleDescription(/six digits/);
  },
};

/** Cancelled: the focus returns to the section. */
export const SecondFactorCancelled: Story = {
  ...staffWith('offered'),
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const form = await addApp(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Authenticator app' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Add an authenticator app' })).toBeVisible();
  },
};

/** The recovery codes, once. The session continues with new tokens. */
export const RecoveryCodes: Story = {
  ...staffWith('offered'),
  play: async ({ canvas }) => {
    const form = await addApp(canvas);
    await userEvent.type(form.getByLabelText(/^Code of the new app/), '492 039{Enter}');
    const { recovery_codes, refresh } = examples.confirmSecondFactor.addedSecondFactor;
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus());
    await expect(sent).toHaveBeenLastCalledWith({ code: '492 039' });
    for (const code of recovery_codes) await expect(canvas.getByText(code)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download the codes' })).toBeVisible();
    await expect(localStorage.getItem('refreshToken')).toBe(refresh);
  },
};

/** With an app, a change takes the password and a code. */
export const SecondFactorAdded: Story = {
  ...staffWith('added'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You have 9 recovery codes left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace the app' }));
    await expect(canvas.getByLabelText(/^Your password/)).toHaveAccessibleDescription('Enter your password');
    await expect(canvas.getByLabelText(/^Code/)).toHaveAccessibleDescription(/Enter a code/);
  },
};

/** The app is removed. The session continues with new tokens. */
export const SecondFactorRemoved: Story = {
  ...staffWith('added'),
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Your password/), passwords.current_password);
    await userEvent.type(canvas.getByLabelText(/^Code/), 'q4mz-7xkd-p2vn-wt5a-h3rb-yc6j');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the app' }));
    await waitFor(() => expect(screen.getByText(/app is removed.* All other browsers are logged out/)).toBeVisible());
    await expect(localStorage.getItem('refreshToken')).toBe(examples.removeSecondFactor.tokenPairRenewed.refresh);
    await expect(sent).toHaveBeenLastCalledWith({
      password: passwords.current_password,
      code: 'q4mz-7xkd-p2vn-wt5a-h3rb-yc6j',
    });
  },
};

const [firstPasskey] = examples.listPasskeys.passkeys;
const changesPasskeys = [
  respondsWith('startPasskey', ({ body }) => {
    sent(body);
    return examples.startPasskey.passkeyCreationOptions;
  }),
  respondsWith('addPasskey', ({ body }) => {
    sent(body);
    return examples.addPasskey.addedPasskey;
  }),
  respondsWith('removePasskey', ({ path, body }) => {
    sent(path, body);
    return { access: 'new', refresh: 'newest' };
  }),
];
const withPasskeys = {
  ...signedIn,
  beforeEach: withPasskey(),
  parameters: { msw: [...changesPasskeys, ...scenarios.default] },
} satisfies Story;

async function openPasskeyDialog(canvas: Canvas, button: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** No passkey yet: an explanation, and adding one. */
export const NoPasskeys: Story = {
  ...signedIn,
  parameters: { msw: [respondsWith('listPasskeys', []), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no passkey yet.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  },
};

/** The passkeys could not be loaded. */
export const PasskeysFailed: Story = {
  ...signedIn,
  parameters: { msw: [failsWithStatus('listPasskeys', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your passkeys could not be loaded.')).toBeVisible();
  },
};

/** A browser without passkeys says so. */
export const PasskeysUnsupported: Story = {
  ...signedIn,
  beforeEach: () => {
    const supported = window.PublicKeyCredential;
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    return () => Object.assign(window, { PublicKeyCredential: supported });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser can’t use passkeys/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  },
};

/** Adding takes a name and the password. */
export const PasskeyDialog: Story = {
  ...withPasskeys,
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Add a passkey');
    const name = dialog.getByLabelText(/^Name of the passkey/);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).not.toHaveValue('');
    await userEvent.clear(name);
    await userEvent.click(dialog.getByRole('button', { name: 'Add a passkey' }));
    await expect(name).toHaveAccessibleDescription(/^Enter a name/);
    await expect(dialog.getByLabelText(/^Your password/)).toHaveAccessibleDescription('Enter your password');
    await expect(navigator.credentials.create).not.toHaveBeenCalled();
  },
};

/** An added passkey is in the list, and the focus is back at the button. */
export const PasskeyAdded: Story = {
  ...withPasskeys,
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [...changesPasskeys, respondsWith('listPasskeys', []), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Add a passkey');
    const name = await dialog.findByLabelText(/^Name of the passkey/);
    await userEvent.clear(name);
    await userEvent.type(name, ' Work laptop ');
    await userEvent.type(dialog.getByLabelText(/^Your password/), `${passwords.current_password}{Enter}`);
    await waitFor(() => expect(screen.getByText('The passkey “Work laptop” is added.')).toBeVisible());
    const credential = expect.objectContaining({ id: 'c2FuZC1kdW5l' });
    await expect(sent.mock.calls.slice(-2)).toEqual([
      [{ password: passwords.current_password }],
      [{ name: 'Work laptop', credential }],
    ]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add a passkey' })).toHaveFocus());
  },
};

/** A device that has a passkey already doesn’t get a second one. */
export const PasskeyAddedBefore: Story = {
  ...withPasskeys,
  beforeEach: withPasskey('InvalidStateError'),
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Add a passkey');
    await userEvent.type(await dialog.findByLabelText(/^Your password/), `${passwords.current_password}{Enter}`);
    await expect(await dialog.findByText('This device has a passkey of your account already.')).toBeVisible();
  },
};

/** The user cancelled in the browser: nothing is added, and the entries stay. */
export const PasskeyCancelled: Story = {
  ...withPasskeys,
  beforeEach: withPasskey('NotAllowedError'),
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Add a passkey');
    const password = await dialog.findByLabelText(/^Your password/);
    await userEvent.type(password, `${passwords.current_password}{Enter}`);
    await expect(await dialog.findByText('No passkey was added. Please try again.')).toBeVisible();
    await expect(password).toHaveValue(passwords.current_password);
  },
};

/** Removing takes the password, or a passkey instead. */
export const PasskeyRemoval: Story = {
  ...withPasskeys,
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Remove Work laptop');
    await expect(dialog.getByText(/^“Work laptop” no longer logs you in/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the passkey' }));
    await expect(dialog.getByLabelText(/^Your password/)).toHaveAccessibleDescription('Enter your password');
  },
};

/** Removed after the proof of a passkey; the focus goes to the next one. */
export const PasskeyRemoved: Story = {
  ...withPasskeys,
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Remove Work laptop');
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() =>
      expect(
        screen.getByText('The passkey “Work laptop” is removed. All other browsers are logged out.'),
      ).toBeVisible(),
    );
    const passkey = expect.objectContaining({ id: 'c2FuZC1kdW5l' });
    await expect(sent).toHaveBeenLastCalledWith({ id: firstPasskey?.id }, { passkey });
    await expect(localStorage.getItem('refreshToken')).toBe('newest');
    await expect(canvas.queryByText('Work laptop')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Amira’s phone' })).toHaveFocus());
  },
};

/** A wrong password has its message at the field. */
export const PasskeyRejected: Story = {
  ...withPasskeys,
  parameters: {
    msw: [fails('startPasskey', 'invalid-request', { errors: { password: [wrongPassword] } }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Add a passkey');
    await userEvent.type(await dialog.findByLabelText(/^Your password/), 'a guess{Enter}');
    await expect(await dialog.findByRole('link', { name: wrongPassword })).toBeVisible();
    await expect(navigator.credentials.create).not.toHaveBeenCalled();
  },
};

/** The first passkey of a staff member comes with recovery codes, once, and new tokens. */
export const PasskeyRecoveryCodes: Story = {
  ...staffWith('offered'),
  beforeEach: withPasskey(),
  parameters: {
    msw: [
      respondsWith('getMe', { ...staff, second_factor: 'offered' }),
      respondsWith('addPasskey', {
        ...examples.addPasskey.addedPasskey,
        second_factor: examples.confirmSecondFactor.addedSecondFactor,
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openPasskeyDialog(canvas, 'Add a passkey');
    await userEvent.type(await dialog.findByLabelText(/^Your password/), `${passwords.current_password}{Enter}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus());
    const { recovery_codes, refresh } = examples.confirmSecondFactor.addedSecondFactor;
    for (const code of recovery_codes) await waitFor(() => expect(screen.getByText(code)).toBeVisible());
    await expect(localStorage.getItem('refreshToken')).toBe(refresh);
  },
};

/** Staff with a passkey add an app after a recovery code, or a passkey. */
export const PasskeyOfStaff: Story = {
  ...staffWith('passkey'),
  beforeEach: withPasskey(),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Authenticator app' }));
    await userEvent.click(form.getByRole('button', { name: 'Add an authenticator app' }));
    await expect(form.getByLabelText(/^Recovery code/)).toHaveAccessibleDescription(/Enter a code/);
    await userEvent.click(form.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Code of the new app/)).toHaveFocus());
    await expect(sent).toHaveBeenLastCalledWith({ passkey: expect.objectContaining({ id: 'c2FuZC1kdW5l' }) });
  },
};

const { calendarFeed, calendarFeedNone } = examples.getCalendarFeed;
const { newCalendarFeed } = examples.replaceCalendarFeed;

/** The secret address of a new calendar is shown once, and can be copied. */
export const CalendarCreated: Story = {
  ...signedIn,
  tags: ['E15'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a calendar address' }));
    const address = await canvas.findByLabelText('Calendar address');
    await expect(address).toHaveValue(newCalendarFeed.url);
    await expect(address).toHaveAttribute('readonly');
    const copied = fn<(url: string) => Promise<void>>().mockResolvedValue();
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(newCalendarFeed.url);
    clipboard.mockRestore();
    await expect(canvas.getByRole('button', { name: 'Replace the address' })).toBeVisible();
  },
};

/** An address that exists isn't shown again; it is replaced or switched off. */
export const CalendarSwitchedOff: Story = {
  ...signedIn,
  tags: ['E15'],
  parameters: { msw: [respondsWith('getCalendarFeed', calendarFeed), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/secret address since Mon 25 February 2030/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(await canvas.findByText(/Your calendar is switched off/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create a calendar address' })).toBeVisible();
  },
};

/** Nothing was created; it can be tried again. */
export const CalendarFailed: Story = {
  ...signedIn,
  tags: ['E15'],
  parameters: {
    msw: [
      respondsWith('getCalendarFeed', calendarFeedNone),
      failsWithStatus('replaceCalendarFeed', 502),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create a calendar address' }));
    await expect(await canvas.findByText('This didn’t work. Please try again.')).toBeVisible();
    await expect(canvas.queryByLabelText('Calendar address')).not.toBeInTheDocument();
  },
};

export const CalendarNotLoaded: Story = {
  ...signedIn,
  name: 'Without the calendar, the rest of the settings is there',
  tags: ['!autodocs', 'test-only', 'E15'],
  parameters: { msw: [failsWithStatus('getCalendarFeed', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your calendar could not be loaded')).toBeVisible();
    await expect(await canvas.findByLabelText(/^First name/)).toBeVisible();
  },
};
