import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Meter } from './Meter.tsx';

const meta = {
  component: Meter,
  args: { label: 'Desert safari', value: 38, max: 40, valueText: '38 of 40 places sold' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Desert safari' });
    await expect(meter).toHaveAttribute('value', '38');
    await expect(meter).toHaveAttribute('aria-valuetext', '38 of 40 places sold');
  },
};
export const Tones: Story = {
  render: (args) => (
    <Stack>
      {(['neutral', 'positive', 'scarce', 'critical'] as const).map((tone) => (
        <Meter {...args} key={tone} label={tone} tone={tone} />
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    label: 'Wüstensafari mit Abendessen, Sternenbeobachtung und Übernachtung im Beduinenzelt',
    valueText: '38 von 40 Plätzen sind verkauft',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'رحلة سفاري', valueText: 'بيع ٣٨ من ٤٠ مكانًا' },
  globals: { locale: 'ar-AE' },
};
