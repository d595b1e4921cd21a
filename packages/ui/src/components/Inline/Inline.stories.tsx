import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

const buttons = ['Book now', 'Customise', 'Ask us'].map((label, index) => (
  <Button key={label} tone={index === 0 ? 'primary' : 'secondary'} width="phone">
    {label}
  </Button>
));

const meta = { title: 'layout/Inline', component: Inline, args: { children: buttons } } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const topEdges = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  new Set(canvas.getAllByRole('button').map((button) => Math.round(button.getBoundingClientRect().top)));

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(topEdges(canvas).size).toBe(1);
  },
};

export const Between: Story = { args: { justify: 'between' } };
export const AlignedToTheEnd: Story = { args: { justify: 'end' } };

/** On phones each item has a line. */
export const StackedOnPhone: Story = {
  args: { wrap: 'stack' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(topEdges(canvas).size).toBe(3);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
