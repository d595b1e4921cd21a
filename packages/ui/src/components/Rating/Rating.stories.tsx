import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Rating } from './Rating.tsx';

const meta = { component: Rating, args: { value: 4.7 } } satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { reviews: 1204 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rated 4.7 out of 5')).toBeInTheDocument();
    await expect(canvas.getByText('(1,204 reviews)')).toBeVisible();
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={[0, 0.3, 2.5, 4, 4.7, 5]} columns={['compact', 'stars'] as const}>
      {(value, variant) => <Rating {...args} value={value} variant={variant} reviews={1} />}
    </Matrix>
  ),
};

export const RightToLeft: Story = { args: { value: 3.4, variant: 'stars' }, globals: { direction: 'rtl' } };
