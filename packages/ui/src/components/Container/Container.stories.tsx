import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';

const meta = {
  title: 'layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <Card>
        <Text>Leave the city at three, meet the falcons while the sand still holds the heat.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const { left, right } = canvasElement.querySelector('[data-width]')?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs(left - (document.documentElement.clientWidth - right))).toBeLessThanOrEqual(1);
  },
};

export const Prose: Story = { args: { width: 'prose' } };
export const Form: Story = { args: { width: 'form' } };

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-width]')?.getBoundingClientRect().left).toBe(16);
  },
};
