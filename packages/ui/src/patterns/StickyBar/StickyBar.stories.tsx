import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  component: StickyBar,
  args: {
    label: 'Booking',
    summary: <Text strong>from AED 265.00</Text>,
    children: <Button>Check Availability</Button>,
  },
  render: (args) => (
    <>
      <Stack>
        {Array.from({ length: 30 }, (_, line) => `Line ${line + 1} of a long page.`).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
      <StickyBar {...args} />
    </>
  ),
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Check Availability' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const NotOnDesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Check Availability' })).not.toBeInTheDocument();
  },
};
