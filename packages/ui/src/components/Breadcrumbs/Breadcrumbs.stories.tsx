import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  component: Breadcrumbs,
  args: {
    parents: [
      { label: 'Back office', href: '/office' },
      { label: 'Activities', href: '/office/activities' },
    ],
    current: 'Desert safari',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Desert safari')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back office' })).toHaveFocus();
  },
};
export const LongText: Story = {
  args: {
    parents: [
      { label: 'Verwaltung der Reiseveranstaltungen', href: '/a' },
      { label: 'Mehrtägige Rundreisen durch die Emirate', href: '/b' },
    ],
    current: 'Wüstensafari mit Abendessen, Sternenbeobachtung und Übernachtung im Beduinenzelt',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { parents: [{ label: 'الإدارة', href: '/a' }], current: 'رحلة سفاري' },
  globals: { locale: 'ar-AE' },
};
