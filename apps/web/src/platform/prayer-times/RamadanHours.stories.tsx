import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RamadanHours } from './RamadanHours.tsx';

const meta = {
  title: 'Shell/Ramadan hours',
  component: RamadanHours,
  args: { date: '2027-02-12', time: '15:00', minutes: 180, hours: { opens: '10:00', closes: '18:00' } },
} satisfies Meta<typeof RamadanHours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The visit fits into them. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This date is in Ramadan: open from 10:00 AM to 6:00 PM\./)).toBeVisible();
    await expect(canvas.getByText(/moon can move the days of Ramadan by one/)).toBeVisible();
  },
};

/** The visit takes longer than it is open. */
export const Outside: Story = {
  args: { time: '15:30' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/from 10:00 AM to 6:00 PM\. A visit at 3:30 PM that takes 3 h doesn’t fit into them/),
    ).toBeVisible();
  },
};

/** Neither is it known how long the visit takes. */
export const Unknown: Story = {
  args: { minutes: null, hours: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/None are known for this one, so the time that you book applies/)).toBeVisible();
  },
};

export const Phone: Story = {
  ...Outside,
  globals: { viewport: { value: 'phone' } },
};
