import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const All: Story = {
  render: () => (
    <Stack>
      {(['line', 'short', 'title', 'control', 'button', 'circle', 'wide'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

/** For a short wait without a known layout. */
export const Spinners: Story = {
  render: () => (
    <Inline gap="large">
      <Spinner />
      <Spinner size="large" label="Looking for vehicles" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for vehicles');
  },
};
