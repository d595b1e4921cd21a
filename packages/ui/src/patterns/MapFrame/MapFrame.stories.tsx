import type { Meta, StoryObj } from '@storybook/react-vite';
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
export const WithSummary: Story = { args: { summary: 'Meet at the pier beside the mosque.' } };
export const Tall: Story = { args: { shape: 'tall' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, parameters: { width: 'phone' } };
