import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'About this tour',
    onChange: fn(),
    items: [
      { id: 'days', label: 'Day by Day', content: 'Three days between Dubai and Hatta.' },
      { id: 'itinerary', label: 'Itinerary', content: 'From nine to nine.', count: 6 },
      { id: 'summary', label: 'Summary', content: 'AED 1,450.00 for two.' },
    ],
  },
} satisfies Meta<TabsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The tabs are one tab stop; arrow keys, Home and End move and open. */
export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'About this tour' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Day by Day' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Itinerary/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: /Itinerary/ })).toHaveTextContent('From nine to nine.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Day by Day' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('days');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const Controlled: Story = {
  tags: ['!autodocs', 'test-only'],
  args: { value: 'summary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Day by Day' }));
    await expect(args.onChange).toHaveBeenCalledWith('days');
    await expect(canvas.getByRole('tab', { name: 'Summary' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ManyOnPhone: Story = {
  args: {
    items: ['Overview', 'Tours', 'Transfers', 'Activities', 'Tickets', 'Bookings'].map((label) => ({
      id: label,
      label,
      content: label,
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

/** In right-to-left writing the right arrow key moves to the previous tab. */
export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'a', label: 'يوم بيوم', content: 'ثلاثة أيام' },
      { id: 'b', label: 'البرنامج', content: 'من التاسعة' },
    ],
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'البرنامج' })).toHaveFocus();
  },
};
