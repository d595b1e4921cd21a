import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { PrayerTimes } from './PrayerTimes.tsx';

const { prayerTimes, prayerTimesOfDubai } = examples.getPrayerTimes;

const meta = {
  title: 'Shell/Prayer times',
  component: PrayerTimes,
  decorators: [atPath('/day-planner')],
  args: { date: prayerTimes.date, place: 'Deira, Dubai' },
  parameters: { msw: [respondsWith('getPrayerTimes', prayerTimes), ...scenarios.default] },
} satisfies Meta<typeof PrayerTimes>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = (canvas: Canvas) => userEvent.click(canvas.getByText(/^Prayer times on /));
const time = (canvas: Canvas, name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;

/** The times load when it is opened. */
export const Folded: Story = {};

/** On a Friday in Ramadan. */
export const InRamadan: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await canvas.findByText('Friday prayer');
    await expect(time(canvas, 'Friday prayer')).toHaveTextContent('12:45 PM');
    await expect(time(canvas, 'Maghrib')).toHaveTextContent('6:15 PM');
    await expect(canvas.getByText(/moon can move the days of Ramadan by one/)).toBeVisible();
    await expect(canvas.getByText(/^Computed for Deira, Dubai\./)).toBeVisible();
    await expect(canvas.queryByText('Dhuhr')).not.toBeInTheDocument();
  },
};

/** Of a place that isn’t known, the times are those of Dubai, and it says so. */
export const UnknownPlace: Story = {
  args: { date: prayerTimesOfDubai.date, place: 'Secret camp' },
  parameters: { msw: [respondsWith('getPrayerTimes', prayerTimesOfDubai), ...scenarios.default] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText(/where Secret camp is: these are the times of Dubai/)).toBeVisible();
    await expect(time(canvas, 'Dhuhr')).toHaveTextContent('12:34 PM');
    await expect(canvas.queryByText(/Ramadan/)).not.toBeInTheDocument();
  },
};

/** While the times load. */
export const Loading: Story = {
  parameters: { msw: [neverResponds('getPrayerTimes'), ...scenarios.default] },
  play: async ({ canvas }) => open(canvas),
};

/** The times can be requested again. */
export const Failed: Story = {
  parameters: { msw: [fails('getPrayerTimes', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText('The prayer times couldn’t be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /try again/i })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText('Friday prayer')).toBeVisible();
  },
};
