import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = { component: Spinner, args: { label: 'Loading dates' } } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading dates');
  },
};

export const Large: Story = { args: { size: 'large' } };

/** The visible text makes a label unnecessary. */
export const BesideText: Story = {
  args: { label: undefined },
  render: (args) => (
    <Inline>
      <Spinner {...args} />
      <Text>Loading dates…</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
