import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy } from 'react';
import { expect } from 'storybook/test';
import { Text } from '../../components/Text/Text.tsx';
import { MapFrame } from './MapFrame.tsx';

const meta = {
  component: MapFrame,
  args: {
    label: 'Map: meeting point in Dubai Marina',
    fallback: <Text>Dubai Marina, 25.0805, 55.1403</Text>,
  },
} satisfies Meta<typeof MapFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutMap: Story = {};
const NeverLoads = lazy(() => new Promise<never>(() => undefined));

/** While the map loads, the fallback fills its frame. */
export const Loading: Story = {
  args: { children: <NeverLoads />, fallback: <Text>Loading the map…</Text> },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Loading the map…').getBoundingClientRect();
    const frame = canvas.getByRole('region', { name: /^Map/ }).getBoundingClientRect();
    const offset = Math.abs(text.left + text.width / 2 - (frame.left + frame.width / 2));
    await expect(offset).toBeLessThan(2);
  },
};
export const WithSummary: Story = { args: { summary: 'Meet at the pier beside the mosque.' } };
export const Tall: Story = { args: { shape: 'tall' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
