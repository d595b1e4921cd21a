import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckList } from './CheckList.tsx';

const meta = {
  component: CheckList,
  args: { items: ['Pickup and return', 'Dinner with a vegetarian choice', 'Camel ride of fifteen minutes', 'Water'] },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Included: Story = {};
export const Excluded: Story = { args: { kind: 'excluded', items: ['Alcoholic drinks', 'Tips'] } };
export const Highlights: Story = { args: { kind: 'highlight' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
