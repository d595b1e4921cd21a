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
  args: { look: 'row' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Duration')).toBeInTheDocument();
    await expect(canvas.getByText('6 hours')).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { width: 'phone' } };
