import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { component: VisuallyHidden, args: { children: 'Rated 4.7 out of 5' } } satisfies Meta<
  typeof VisuallyHidden
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Available to screen readers without taking space. */
export const Hidden: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('Rated 4.7 out of 5');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(text).position).toBe('absolute');
  },
};
