import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, CalendarRange, Compass, Ticket, UserRound } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { SlideInMenu, type SlideInMenuProps } from './SlideInMenu.tsx';

function MenuWithButton(props: SlideInMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <SlideInMenu {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  component: SlideInMenu,
  args: {
    open: false,
    onClose: () => undefined,
    groups: [
      {
        links: [
          { label: 'Things to do', href: '#things-to-do', icon: Compass, current: true },
          { label: 'Attractions', href: '#attractions', icon: Ticket },
          { label: 'Day Planner', href: '#day-planner', icon: CalendarRange },
          { label: 'Profile', href: '#profile', icon: UserRound },
        ],
      },
      { title: 'Resources', links: [{ label: 'Blog', href: '#blog', icon: BookOpen }] },
    ],
    account: (
      <>
        <Button tone="secondary">Log in</Button>
        <Button>Sign up</Button>
      </>
    ),
  },
  render: (args) => <MenuWithButton {...args} />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await screen.findByRole('dialog', { name: 'Menu' });
  },
} satisfies Meta<typeof SlideInMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

export const OnPhone: Story = phone;
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = {
  globals: { locale: 'ar-AE', viewport: { value: 'tablet' } },
};

export const ClosesOnNavigation: Story = {
  ...phone,
  name: 'Following a link closes it',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Main' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(screen.getByRole('link', { name: 'Attractions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
