import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CategoryPills } from './CategoryPills.tsx';

const names = ['All', 'Activities', 'Tours', 'Attractions', 'Transfers'];

const meta = {
  component: CategoryPills,
  args: {
    label: 'Categories',
    pills: names.map((label) => ({
      label,
      href: `/things-to-do?category=${label.toLowerCase()}`,
      current: label === 'Tours',
    })),
  },
} satisfies Meta<typeof CategoryPills>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marks the current category. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Tours');
    await expect(canvas.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
