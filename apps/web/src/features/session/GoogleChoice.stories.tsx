import { examples, fails, scenarios } from '@aitours/api-client/mocks';
import { Container } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { GOOGLE_SCRIPT, googleUnreachable, withGoogle } from '../../platform/google/testing/fakeGoogle.ts';
import { atPath } from '../../testing/atPath.tsx';
import { GoogleChoice } from './GoogleChoice.tsx';
import { RequestCodeProvider } from './RequestCodeProvider.tsx';

const signedIn = fn();
const sent = fn();

const meta = {
  title: 'Shell/Google in the dialog',
  component: GoogleChoice,
  args: { onSignedIn: signedIn },
  parameters: { msw: scenarios.default },
  render: (args) => (
    <RequestCodeProvider>
      <Container width="form">
        <GoogleChoice {...args} />
      </Container>
    </RequestCodeProvider>
  ),
  beforeEach: () => {
    signedIn.mockClear();
    sent.mockClear();
  },
} satisfies Meta<typeof GoogleChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators = [atPath('/about', { googleClientId: 'shop.apps.example' })];

/** Clicks the shop's button, or Google's once it has loaded. */
const clickButton = async (button: 'Continue with Google' | 'Continue as Amira') =>
  userEvent.click(await screen.findByRole('button', { name: button }));

export const SignedIn: Story = {
  name: 'The identity token is sent to the shop with credentials, and signs in',
  tags: ['!autodocs', 'test-only', 'AUTH-15'],
  decorators,
  beforeEach: withGoogle({ credential: 'id-token' }),
  parameters: {
    msw: [
      http.post('*/api/v1/auth/social/google/', async ({ request }) => {
        sent(request.credentials, await request.clone().json());
        return HttpResponse.json(examples.googleSignIn.tokenPair);
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    sessionStorage.setItem('registrationKey', 'my-key');
    await clickButton('Continue as Amira');
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce());
    await expect(sent.mock.calls).toEqual([['include', { id_token: 'id-token', registration_key: 'my-key' }]]);
    await expect(localStorage.getItem('accessToken')).toBe(examples.googleSignIn.tokenPair.access);
  },
};

/** A rejection has one message, whatever the response. */
export const Rejected: Story = {
  tags: ['AUTH-16', 'AUTH-17'],
  decorators,
  beforeEach: withGoogle({ credential: 'id-token' }),
  parameters: { msw: [fails('googleSignIn', 'social-sign-in-failed'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await clickButton('Continue as Amira');
    await expect(await canvas.findByText('Google login failed')).toBeVisible();
    await expect(signedIn).not.toHaveBeenCalled();
  },
};

/** A response with status 200 and an error fails. */
export const ErrorInReply: Story = {
  tags: ['!autodocs', 'test-only', 'AUTH-17'],
  decorators,
  beforeEach: withGoogle({ credential: 'id-token' }),
  parameters: {
    msw: [
      http.post('*/api/v1/auth/social/google/', () => HttpResponse.json({ error: 'invalid_token' })),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await clickButton('Continue as Amira');
    await expect(await canvas.findByText('Google login failed')).toBeVisible();
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

/** An unreadable response. */
export const Unreadable: Story = {
  tags: ['AUTH-18'],
  decorators,
  beforeEach: withGoogle({ credential: 'id-token' }),
  parameters: {
    msw: [http.post('*/api/v1/auth/social/google/', () => HttpResponse.html('<h1>Hello</h1>')), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await clickButton('Continue as Amira');
    await expect(await canvas.findByText('Invalid response from server')).toBeVisible();
  },
};

/** Google returned no token. */
export const NoToken: Story = {
  tags: ['!autodocs', 'test-only', 'AUTH-16'],
  decorators,
  beforeEach: withGoogle({}),
  play: async ({ canvas }) => {
    await clickButton('Continue as Amira');
    await expect(await canvas.findByText('Google login failed')).toBeVisible();
  },
};

export const NotConfigured: Story = {
  name: 'Without a client id Google is not offered, and nothing loads',
  tags: ['!autodocs', 'test-only', 'GAP-07'],
  decorators: [atPath('/about')],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(document.querySelector('script[src*="accounts.google.com"]')).toBeNull();
  },
};

/** A fake of Google's script. */
const script = `window.google = { accounts: { id: {
  initialize: ({ callback }) => { window.answerAsGoogle = callback; },
  renderButton: (frame) => {
    const button = document.createElement('button');
    button.textContent = 'Continue as Amira';
    button.onclick = () => window.answerAsGoogle({ credential: 'id-token' });
    frame.replaceChildren(button);
  },
} } };`;

/** Google’s script loads, and its button replaces ours. */
export const ScriptFromGoogle: Story = {
  tags: ['AUTH-19', 'API-78'],
  decorators,
  beforeEach: () => () => {
    delete window.google;
    document.querySelector(`script[src="${GOOGLE_SCRIPT}"]`)?.remove();
  },
  parameters: {
    msw: [
      http.get(GOOGLE_SCRIPT, () => HttpResponse.text(script, { headers: { 'content-type': 'text/javascript' } })),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await waitFor(() => expect(window.google).toBeDefined());
    await waitFor(() => expect(screen.queryByText('Continue with Google')).not.toBeInTheDocument());
    await clickButton('Continue as Amira');
    await waitFor(() => expect(signedIn).toHaveBeenCalledOnce());
  },
};

/** Google can’t be reached: our button stays and shows an error. */
export const ScriptMissing: Story = {
  tags: ['AUTH-16'],
  decorators,
  parameters: { msw: [googleUnreachable, ...scenarios.default] },
  play: async ({ canvas }) => {
    await clickButton('Continue with Google');
    await expect(await canvas.findByText('Google login failed')).toBeVisible();
  },
};
