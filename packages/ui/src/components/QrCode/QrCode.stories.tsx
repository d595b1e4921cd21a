import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { qrCells } from '../../testing/qrCells.ts';
import { QrCode } from './QrCode.tsx';

const meta = {
  component: QrCode,
  args: { label: 'QR code of AB10293847', cells: qrCells },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on light in both themes, with an accessible name. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code of AB10293847' });
    await expect(getComputedStyle(code).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(code.firstElementChild!).fill).toBe('rgb(0, 0, 0)');
  },
};

/** Reserves its space while loading. */
export const Loading: Story = {
  args: { cells: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const place = canvasElement.querySelector('div > div')?.getBoundingClientRect();
    await expect(place?.height).toBeGreaterThan(100);
  },
};

/** For long texts: at most as wide as its container. */
export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBe(256);
  },
};
