import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
    small: '© 2026 aiTours',
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: 'SHELL-53 links without an address go nowhere; SHELL-54 the promotion shows',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Careers' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Careers')).toBeVisible();
    await expect(canvas.getByText('10% off your first booking')).toBeVisible();
  },
};
export const WithAddresses: Story = {
  args: { columns: [{ title: 'Legal', links: [{ label: 'Privacy Policy', href: '/privacy' }] }] },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { width: 'phone', layout: 'fullscreen' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
