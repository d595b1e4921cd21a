import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Languages, Sunrise, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { FactList } from './FactList.tsx';

const meta = {
  component: FactList,
  args: {
    facts: [
      { icon: Clock, label: 'Duration', value: '6 hours' },
      { icon: Users, label: 'Group', value: 'up to 12' },
      { icon: Sunrise, label: 'Start', value: 'Flexible' },
      { icon: Languages, label: 'Languages', value: 'English, Arabic, French, German, Hindi and Urdu' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Row: Story = {
  args: { variant: 'row' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Duration')).toBeInTheDocument();
    await expect(canvas.getByText('6 hours')).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A long fact spans the whole line. */
export const LongFact: Story = {
  args: {
    facts: [
      { icon: Clock, label: 'Duration', value: '4 h' },
      { icon: Clock, label: 'Start', value: '4:30 AM' },
      { icon: Clock, label: 'Meeting point', value: 'Dubai International Airport, arrivals hall of Terminal 3' },
    ],
  },
  play: async ({ canvas }) => {
    const top = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top(/^4:30/)).toBe(top(/^4 h/));
    await expect(top(/Terminal 3/)).toBeGreaterThan(top(/^4 h/));
  },
};
