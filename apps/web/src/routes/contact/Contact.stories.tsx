import { failsWithStatus, scenarios } from '@aitours/api-client/mocks';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Contact from './Contact.route.tsx';

const meta = {
  title: 'Routes/Contact',
  component: Contact,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const page = { decorators: [atPath('/contact-us')] } satisfies Story;
const endpoint = 'https://contact.example/send';
const configured = { decorators: [atPath('/contact-us', { contactEndpoint: endpoint })] } satisfies Story;
const question = 'Can a pram come along?';

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Name/), 'Amira Haddad');
  await userEvent.type(canvas.getByLabelText(/^Email/), 'amira@example.com');
  await userEvent.type(canvas.getByLabelText(/^Phone/), '+971 50 123 4567');
  await userEvent.type(canvas.getByLabelText(/^Message/), question);
}
const send = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));

/** Form, contact details, hours, map and questions. */
export const Open: Story = {
  ...page,
  tags: ['SHELL-15', 'CONTACT-02', 'CONTACT-03', 'CONTACT-04', 'CONTACT-05', 'GAP-45'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveAttribute('type', 'tel');
    const hours = within(canvas.getByRole('heading', { name: 'Office hours' }).closest('section')!);
    await expect(hours.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Mon-Fri9:00-18:00',
      'Sat10:00-16:00',
      'Sunclosed',
    ]);
    await expect(canvas.getByRole('link', { name: '+971 4 555 0132' })).toHaveAttribute('href', 'tel:+97145550132');
    await expect(canvas.getByRole('link', { name: 'hello@aitours.com' })).toHaveAttribute(
      'href',
      'mailto:hello@aitours.com',
    );
    await expect(canvas.getByText('Palm Court House, Al Wasl, Dubai, United Arab Emirates')).toBeVisible();
    await expect(canvas.getByText('25.2048° N, 55.2708° E')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open in OpenStreetMap/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?mlat=25.2048&mlon=55.2708'),
    );
    const map = within(canvas.getByRole('region', { name: 'Map: aiTours office' }));
    canvas.getByText('25.2048° N, 55.2708° E').scrollIntoView();
    await userEvent.hover(canvas.getByText('25.2048° N, 55.2708° E'));
    const pin = await map.findByRole('img', { name: 'aiTours office' }, { timeout: 5000 });
    const distance = (name: string) => {
      const [one, other] = [pin, map.getByText(name)].map((spot) => spot.getBoundingClientRect());
      return Math.hypot(one!.x - other!.x, one!.y - other!.y);
    };
    await waitFor(() => expect(distance('Dubai')).toBeLessThan(60));
    await expect(distance('Abu Dhabi')).toBeGreaterThan(100);
    await expect(canvas.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
    await expect(canvas.getByText('How late can I cancel?')).toBeVisible();
  },
};

/** Opening hours are Dubai’s, with the visitor’s time when it differs. */
export const FromAfar: Story = {
  ...page,
  tags: ['GAP-31', 'CONTACT-04'],
  beforeEach: () => {
    const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
    spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
      return { ...resolved.call(this), timeZone: 'Asia/Kolkata' };
    });
  },
  play: async ({ canvas }) => {
    const text = 'Gulf Standard Time. 9:00 AM in Dubai is 10:30 AM where you are.';
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

/** All fields are required. */
export const Missing: Story = {
  ...page,
  tags: ['CONTACT-01'],
  play: async ({ canvas }) => {
    await send(canvas);
    for (const name of ['Enter your name', 'Enter your email address', 'Enter your phone number', 'Enter your message'])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
};

/** Without an endpoint nothing is sent, and the entries stay. */
export const NoAddress: Story = {
  ...page,
  tags: ['CONTACT-07', 'CONTACT-08', 'QUIRK-04'],
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('An error occurred')).toBeVisible();
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue(question);
  },
};

const received = fn();
const receives = http.post(endpoint, async ({ request }) => {
  received(await request.json());
  return new HttpResponse(null, { status: 202 });
});

/** Sent: the form clears, and a notice shows for three seconds. */
export const Sent: Story = {
  ...configured,
  tags: ['CONTACT-06', 'CONST-26', 'API-69', 'GAP-66'],
  parameters: {
    msw: [receives, ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    const before = performance.now();
    await send(canvas);
    const notice = await canvas.findByText('Thank you! Your message has been sent.');
    await expect(notice).toBeVisible();
    for (const field of [/^Name/, /^Email/, /^Phone/, /^Message/])
      await expect(canvas.getByLabelText(field)).toHaveValue('');
    await expect(received).toHaveBeenLastCalledWith({
      name: 'Amira Haddad',
      email: 'amira@example.com',
      phone: '+971501234567',
      message: question,
    });
    await waitFor(() => expect(notice).not.toBeInTheDocument(), { timeout: 4000 });
    await expect(performance.now() - before).toBeGreaterThan(2900);
  },
};

const conversation = 'Me: How do I cancel?\n\nAssistant: Open the booking under My Bookings.';

/** `atPath` clears the storage before it renders this. */
const withConversation: Decorator = (Story) => {
  sessionStorage.setItem('assistantConversation', conversation);
  return <Story />;
};

/** The message begins with the conversation with the assistant, and can be changed. */
export const HandedOver: Story = {
  decorators: [withConversation, atPath('/contact-us', { contactEndpoint: endpoint })],
  parameters: {
    msw: [receives, ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Message/)).toHaveValue(`${conversation}\n\n`));
    await expect(canvas.getByText(/^Your conversation with the assistant is included\./)).toBeVisible();
  },
};

export const HandedOverTest: Story = {
  ...HandedOver,
  name: 'A conversation is sent with the message, and then forgotten',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText(/^Message/)).toHaveValue(`${conversation}\n\n`));
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Thank you! Your message has been sent.')).toBeVisible();
    await expect(received).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: `${conversation}\n\n${question}` }),
    );
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('');
    await expect(canvas.queryByText(/^Your conversation with the assistant/)).toBeNull();
    await expect(sessionStorage.getItem('assistantConversation')).toBeNull();
  },
};

const improved = { globals: { behaviour: 'improved' } } satisfies Story;
const own = { decorators: [atPath('/contact-us', { contactEndpoint: '/api/v1/contact/' })] } satisfies Story;

/** The notice names the address for replies, and stays until the next entry. */
export const Mailed: Story = {
  ...own,
  ...improved,
  tags: ['QUIRK-04'],
  parameters: { msw: scenarios.default },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    const notice = 'Thank you! Your message has been sent. We will reply to amira@example.com.';
    await expect(await canvas.findByText(notice)).toBeVisible();
    await expect(canvas.getByText(notice).closest('[role=status]')).not.toBeNull();
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue('');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'P');
    await expect(canvas.queryByText(notice)).toBeNull();
  },
};

/** Too many messages: the entries stay. */
export const MailFailed: Story = {
  ...own,
  ...improved,
  tags: ['QUIRK-04', 'CONTACT-08'],
  parameters: { msw: [failsWithStatus('sendContactMessage', 429), ...scenarios.default] },
  play: async ({ canvas }) => {
    await fillIn(canvas);
    await send(canvas);
    await expect(await canvas.findByText('An error occurred')).toBeVisible();
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue(question);
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('amira@example.com');
  },
};

/** Without an address for messages there is no form, and the page says how to write and call. */
export const WithoutForm: Story = {
  ...page,
  ...improved,
  tags: ['QUIRK-04'],
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('heading', { name: 'Write to us' }).closest('section')!);
    await expect(part.getByRole('link', { name: 'hello@aitours.com' })).toHaveAttribute(
      'href',
      'mailto:hello@aitours.com',
    );
    await expect(part.getByRole('link', { name: '+971 4 555 0132' })).toHaveAttribute('href', 'tel:+97145550132');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Phone: Story = {
  decorators: [atPath('/contact-us', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
