import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Uploading photos', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithText: Story = {
  args: { value: 2, max: 5, valueText: '2 of 5 photos' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading photos' });
    await expect(bar).toHaveAttribute('value', '2');
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 5 photos');
  },
};
export const Complete: Story = { args: { value: 100 } };
export const Indeterminate: Story = {
  args: { label: 'Waiting for the bank', value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('value');
  },
};
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading photos' })).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    label: 'Fotos von der Wüste, vom Abendessen und von den Sternen werden hochgeladen',
    valueText: '2 von 5 Fotos sind fertig',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'جارٍ رفع الصور' }, globals: { locale: 'ar-AE' } };
