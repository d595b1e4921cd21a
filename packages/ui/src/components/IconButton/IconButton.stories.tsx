import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { IconButton, type IconButtonProps, IconLink } from './IconButton.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Add to wish list', icon: Heart, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: IconButtonProps['tone'][] = ['plain', 'outline', 'plate'];
const states: Partial<IconButtonProps>[] = [
  {},
  { 'aria-pressed': true },
  { count: 3 },
  { count: 140 },
  { disabled: true },
];

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Add to wish list' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={tones} columns={states}>
      {(tone, state) => <IconButton {...args} {...state} tone={tone} />}
    </Matrix>
  ),
};

/** A toggle: filled and announced as pressed. */
export const Pressed: Story = {
  render: function Render(args) {
    const [on, setOn] = useState(false);
    return <IconButton {...args} aria-pressed={on} onClick={() => setOn(!on)} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The count is decorative: the label includes it. Hidden at 0. */
export const WithCount: Story = {
  render: (args) => (
    <Matrix rows={[0, 1, 12, 99, 100]} columns={[undefined]}>
      {(count) => <IconLink icon={ShoppingBag} href="#cart" label={`${args.label}, ${count} items`} count={count} />}
    </Matrix>
  ),
  args: { label: 'Cart' },
  play: async ({ canvas }) => {
    const painted = [0, 1, 12, 99, 100].map((count) => {
      const badge = canvas.getByRole('link', { name: `Cart, ${count} items` }).querySelector('[data-count]');
      return badge?.getAttribute('data-count');
    });
    await expect(painted).toEqual([undefined, '1', '12', '99', '99+']);
  },
};

export const Disabled: Story = { args: { disabled: true, tone: 'outline' } };
