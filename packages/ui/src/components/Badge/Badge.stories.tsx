import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Badge, type BadgeProps } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Confirmed' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: BadgeProps['tone'][] = [
  'neutral',
  'positive',
  'pending',
  'critical',
  'info',
  'refunded',
  'scarce',
  'accent',
];

export const Plain: Story = {};

export const WithIcon: Story = {
  args: { tone: 'positive', icon: Check },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Confirmed')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Every tone, with and without an icon. */
export const All: Story = {
  render: (args) => (
    <Matrix rows={tones} columns={[undefined, Check]}>
      {(tone, icon) => <Badge {...args} tone={tone} icon={icon} />}
    </Matrix>
  ),
};

export const LongWord: Story = { args: { children: 'Stornierungsbestätigung' } };
