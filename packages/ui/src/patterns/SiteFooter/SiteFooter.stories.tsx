import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChoicePills } from '../../components/ChoicePills/ChoicePills.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    about: 'Tours, activities, tickets and transfers in the Emirates.',
    columns: [
      { title: 'Company', links: [{ label: 'Careers' }, { label: 'Press' }, { label: 'Partners' }] },
      { title: 'Support', links: [{ label: 'Help centre' }, { label: 'Safety' }] },
      { title: 'Explore', links: [{ label: 'Dubai' }, { label: 'Abu Dhabi' }, { label: 'Sharjah' }] },
    ],
    promotion: { title: '10% off your first booking', text: 'Book your first day out in the app.' },
    legal: '© 2026 aiTours',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links without href are text; the promotion is shown. */
export const Plain: Story = {
  tags: ['SHELL-53', 'SHELL-54'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Careers')).toBeVisible();
    await expect(canvas.getByText('10% off your first booking')).toBeVisible();
  },
};
/** The last line contains the copyright and the theme switch. */
export const WithAside: Story = {
  args: {
    aside: (
      <ChoicePills
        label="Appearance"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value="light"
        onChange={fn()}
      />
    ),
  },
  play: async ({ canvas }) => {
    const small = canvas.getByText('© 2026 aiTours').getBoundingClientRect();
    const choice = canvas.getByRole('group', { name: 'Appearance' }).getBoundingClientRect();
    await expect(choice.left).toBeGreaterThan(small.right);
    await expect(choice.top).toBeLessThan(small.bottom);
  },
};
export const WithLinks: Story = {
  args: { columns: [{ title: 'Legal', links: [{ label: 'Privacy Policy', href: '/privacy' }] }] },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
