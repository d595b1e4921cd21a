import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepsHeader } from './StepsHeader.tsx';

const meta = {
  component: StepsHeader,
  args: { title: 'How can we reach you?', step: 2, of: 4, onBack: fn() },
} satisfies Meta<typeof StepsHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MiddleStep: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Step 2 of 4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const First: Story = {
  args: { step: 1, onBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
