import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Logo } from './Logo.tsx';

const meta = { component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('aiTours');
  },
};
export const MarkOnly: Story = {
  args: { markOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'aiTours' })).toBeVisible();
  },
};
export const All: Story = {
  render: () => (
    <Inline gap="large">
      <Logo />
      <Logo markOnly />
    </Inline>
  ),
};
/** The name is Latin in every language. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
