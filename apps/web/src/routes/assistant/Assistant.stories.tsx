import { failsWithStatus, scenarios } from '@aitours/api-client/mocks';
import { plannerMessages } from '@aitours/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Assistant from './Assistant.route.tsx';

const meta = {
  title: 'Routes/Assistant',
  component: Assistant,
  decorators: [atPath('/assistant')],
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Assistant>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const say = async (canvas: Canvas, text: string) => {
  await userEvent.click(canvas.getByRole('textbox', { name: /Your message/ }));
  await userEvent.keyboard(`${text}{Enter}`);
};
const talk = (canvas: Canvas) => within(canvas.getByRole('log', { name: 'Conversation' }));

/** The shop’s assistant in the chat panel’s frame. */
export const Empty: Story = {
  tags: ['SHELL-51', 'GAP-72'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Travel assistant' })).toBeInTheDocument();
    await expect(talk(canvas).getByText(/^Hello!|Hello! Tell me/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Go to “Generate Itinerary”' })).not.toBeInTheDocument();
  },
};

/** Once place and date are known, it links to the day planner in the whole window. */
export const Talking: Story = {
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
  tags: ['SHELL-51', 'PLAN-08'],
  parameters: {
    msw: [failsWithStatus('sendPlannerMessage'), failsWithStatus('savePlannerPreferences'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await say(canvas, 'Hello');
    await expect(await talk(canvas).findByText(plannerMessages.chatFailed)).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { width: 'phone' },
};
