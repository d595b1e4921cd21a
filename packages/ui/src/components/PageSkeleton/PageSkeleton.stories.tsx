import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = { component: PageSkeleton, args: { shape: 'list', label: 'Loading tours' } } satisfies Meta<
  typeof PageSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loading is announced once; the shapes are hidden from screen readers. */
export const List: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading tours');
    await expect(canvasElement.querySelectorAll('[data-shape]:not([aria-hidden=true])')).toHaveLength(0);
  },
};
export const Detail: Story = { args: { shape: 'detail', label: 'Loading the tour' } };
export const Form: Story = { args: { shape: 'form', label: 'Loading your settings' } };
export const Table: Story = { args: { shape: 'table', label: 'Loading bookings' } };
/** The panel is beside the content, where the loaded page has its summary. */
export const FormWithPanel: Story = { args: { shape: 'form', aside: true, label: 'Loading your order' } };
export const CardsWithPanel: Story = {
  args: { shape: 'cards', aside: true, label: 'Loading your cart' },
  play: async ({ canvasElement }) => {
    const [card, panel] = ['card', 'panel'].map((shape) =>
      canvasElement.querySelector(`[data-shape=${shape}]`)?.getBoundingClientRect(),
    );
    await expect(panel?.top).toBe(card?.top);
    await expect(panel?.left).toBeGreaterThan(card?.right ?? Number.POSITIVE_INFINITY);
  },
};
export const ListOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const DetailOnPhone: Story = {
  args: { shape: 'detail' },
  globals: { viewport: { value: 'phone' } },
};
