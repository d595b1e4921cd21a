import { examples, failsWithStatus, scenarios } from '@aitours/api-client/mocks';
import { plannerMessages } from '@aitours/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Assistant from './Assistant.route.tsx';

const meta = {
  title: 'Routes/Assistant',
  component: Assistant,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Assistant>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const guest = { decorators: [atPath('/assistant')] } satisfies Story;
const signedIn = { decorators: [atPath('/assistant', { as: examples.getMe.user })] } satisfies Story;

const say = async (canvas: Canvas, text: string) => {
  await userEvent.click(canvas.getByRole('textbox', { name: /Your message/ }));
  await userEvent.keyboard(`${text}{Enter}`);
};
const talk = (canvas: Canvas) => within(canvas.getByRole('log', { name: 'Conversation' }));
/** The texts of the messages, with their speakers. */
const turns = (canvas: Canvas): string[] =>
  talk(canvas)
    .getAllByRole('listitem')
    .map(({ textContent }: HTMLElement) => textContent);
const expectLinks = async (answer: HTMLElement, links: readonly (readonly [name: string, href: string])[]) => {
  const found = within(answer).getAllByRole('link');
  await expect(found.map((link: HTMLElement) => [link.textContent, link.getAttribute('href')])).toEqual(links);
  for (const link of found) await expect(link).toHaveAttribute('target', '_top');
};

/** The shop’s assistant in the chat panel’s frame. */
export const Empty: Story = {
  ...guest,
  tags: ['SHELL-51', 'GAP-72'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Travel assistant' })).toBeInTheDocument();
    await expect(talk(canvas).getByText(/Hello! Ask me about booking, .* I plan your days/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'How do I cancel a booking?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^3 days trip to Dubai/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to “Generate Itinerary”' })).not.toBeInTheDocument();
  },
};

/** Once place and date are known, it links to the day planner in the whole window. */
export const Talking: Story = {
  ...guest,
  tags: ['SHELL-51', 'GAP-72'],
  play: async ({ canvas }) => {
    await say(canvas, '3 days trip to Dubai from 2030-03-01');
    await expect(await talk(canvas).findByText('3 days trip to Dubai from 2030-03-01')).toBeVisible();
    const plan = await canvas.findByRole('link', { name: 'Go to “Generate Itinerary”' });
    await expect(plan).toHaveAttribute('href', '/day-planner');
    await expect(plan).toHaveAttribute('target', '_top');
  },
};

/** `plannerMessages.chatFailed` no response. */
export const Failing: Story = {
  ...guest,
  tags: ['SHELL-51', 'PLAN-08'],
  parameters: {
    msw: [failsWithStatus('sendPlannerMessage'), failsWithStatus('savePlannerPreferences'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await say(canvas, '3 days in Dubai');
    await expect(await talk(canvas).findByText(plannerMessages.chatFailed)).toBeVisible();
  },
};

/** A question is answered from the FAQ, with links that leave the frame, and not sent to the planner. */
export const Answered: Story = {
  ...guest,
  parameters: { msw: [failsWithStatus('sendPlannerMessage'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'How do I cancel a booking?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const answer = await talk(canvas).findByText(
      /^How do I cancel, and what do I get back\? Open the booking under My Bookings and choose to cancel\./,
    );
    await expect(answer).toHaveTextContent(/^Assistant: /);
    await expectLinks(answer, [
      ['My Bookings', '/customer'],
      ['More in the FAQ', '/faq#cancel'],
      ['Terms: cancelling and refunds', '/terms#cancelling'],
    ]);
    await expect(talk(canvas).queryByText(plannerMessages.chatFailed)).not.toBeInTheDocument();
  },
};

/** A misspelt question during the planning is answered, and then the planning continues. */
export const QuestionWhilePlanning: Story = {
  ...guest,
  play: async ({ canvas }) => {
    await say(canvas, '3 days trip to Dubai from 2030-03-01');
    const plan = await canvas.findByRole('link', { name: 'Go to “Generate Itinerary”' });
    await waitFor(() => expect(turns(canvas)).toHaveLength(3));
    await say(canvas, 'how to cancle');
    await talk(canvas).findByText(/^How do I cancel, and what do I get back\? Open the booking under My Bookings/);
    await say(canvas, 'We are 2 people');
    await waitFor(() => expect(turns(canvas)).toHaveLength(7));
    await expect(turns(canvas).map((turn) => turn.replace(/:[\s\S]*/, ''))).toEqual([
      'Planner',
      'You',
      'Planner',
      'You',
      'Assistant',
      'You',
      'Planner',
    ]);
    await expect(plan).toBeVisible();
  },
};

/** The next bookings of the signed-in traveller, with date, state and until when they can be cancelled. */
export const OwnBookings: Story = {
  ...signedIn,
  play: async ({ canvas }) => {
    await say(canvas, 'When is my next trip?');
    const answer = await talk(canvas).findByText(/^Your next bookings:/);
    await expect(answer).toHaveTextContent(
      'AB10047731: Evening Desert Safari in the Red Dunes. Sat 2 March 2030, 3:00 PM. Confirmed. Free cancellation until 1 Mar 2030, 3:00 PM.',
    );
    const link = within(answer).getByRole('link', { name: 'See AB10047731' });
    await expect(link).toHaveAttribute('href', '/customer/AB10047731/voucher');
    await expect(link).toHaveAttribute('target', '_top');
  },
};

/** Whether a booking can be cancelled: the rule, then the bookings with their deadlines. */
export const OwnCancellation: Story = {
  ...signedIn,
  play: async ({ canvas }) => {
    await say(canvas, 'Can I cancel my booking?');
    const answer = await talk(canvas).findByText(
      /^How do I cancel, and what do I get back\? Open the booking under My Bookings/,
    );
    await expect(answer).toHaveTextContent('Free cancellation until 1 Mar 2030, 3:00 PM.');
    await expect(within(answer).getByRole('link', { name: 'See AB10047731' })).toBeVisible();
    const log = canvas.getByRole('log', { name: 'Conversation' });
    const below = answer.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await expect(below, 'the start of a long answer is visible').toBeGreaterThanOrEqual(-1);
  },
};

/** The bookings can’t be loaded: the server’s text, and links to My Bookings and the contact form. */
export const BookingsFailed: Story = {
  ...signedIn,
  parameters: { msw: [failsWithStatus('listBookings'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await say(canvas, 'When is my next trip?');
    const answer = await talk(canvas).findByText(/^Your bookings couldn’t be loaded\./);
    await expectLinks(answer, [
      ['My Bookings', '/customer'],
      ['Write to us', '/contact-us'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** A guest’s own bookings: sign in, or find one by its number. */
export const SignedOut: Story = {
  ...guest,
  play: async ({ canvas }) => {
    await say(canvas, 'When is my next trip?');
    await expectLinks(await talk(canvas).findByText(/^To see your own bookings here, please sign in\./), [
      ['Sign in', '/auth?returnUrl=/customer'],
      ['Find a booking', '/find-booking'],
    ]);
  },
};

/** It says that it doesn’t know the answer, and the contact form receives the conversation. */
export const Unknown: Story = {
  ...guest,
  parameters: { msw: [failsWithStatus('sendPlannerMessage'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await say(canvas, 'What is the capital of France?');
    const answer = await talk(canvas).findByText(/^I don’t know the answer to that\./);
    await expectLinks(answer, [
      ['Write to us', '/contact-us'],
      ['More in the FAQ', '/faq'],
      ['Search the shop', '/search'],
    ]);
    await userEvent.click(within(answer).getByRole('link', { name: 'Write to us' }));
    await expect(sessionStorage.getItem('assistantConversation')).toMatch(
      /^Me: What is the capital of France\?\n\nAssistant: I don’t know the answer to that\./,
    );
  },
};

/** “Talk to a person” is always there, and hands over what was said. */
export const HandedOver: Story = {
  ...guest,
  play: async ({ canvas }) => {
    await say(canvas, 'How do I pay?');
    await talk(canvas).findByText(/^How do I pay\? You choose card or cash/);
    const person = canvas.getByRole('link', { name: 'Talk to a person' });
    await expect(person).toHaveAttribute('href', '/contact-us');
    await expect(person).toHaveAttribute('target', '_top');
    await userEvent.click(person);
    await expect(sessionStorage.getItem('assistantConversation')).toMatch(
      /^Me: How do I pay\?\n\nAssistant: How do I pay\?\nYou choose/,
    );
  },
};

export const Phone: Story = {
  ...guest,
  globals: { viewport: { value: 'phone' } },
};
