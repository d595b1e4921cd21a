import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, LogOut, Settings, UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { MenuEntry, MenuGroup } from './Menu.tsx';
import { MenuButton } from './MenuButton.tsx';

/** Lazy, as in the app: the menu loads when it is first opened. */
const Menu = lazy(async () => ({ default: (await import('./Menu.tsx')).Menu }));

const logOut = fn();

const account: MenuEntry[] = [
  { label: 'Bookings', href: '/customer', icon: CalendarCheck },
  { label: 'User Settings', href: '/settings', icon: Settings },
  { label: 'Log out', onAction: logOut, icon: LogOut, danger: true },
];

const everything: MenuGroup[] = [
  {
    title: 'Resources',
    entries: [
      { label: 'Blog', href: '/blog' },
      { label: 'FAQ', href: '/faq' },
    ],
  },
  { title: 'Legal', entries: [{ label: 'Privacy Policy', href: '/privacy' }] },
];

const withMenu = (entries: MenuEntry[] | MenuGroup[]) => ({
  menu: (anchor: Parameters<Parameters<typeof MenuButton>[0]['menu']>[0]) => (
    <Suspense>
      <Menu {...anchor} label="Account" entries={entries} align="start" />
    </Suspense>
  ),
});

const meta = {
  component: MenuButton,
  args: { label: 'Aisha', ...withMenu(account) },
} satisfies Meta<typeof MenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const WithIcon: Story = { args: { icon: UserRound } };

export const IconOnly: Story = {
  args: { icon: UserRound, labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Aisha' })).toHaveAttribute('aria-haspopup', 'menu');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aisha' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(menu).toBeVisible());
  },
};

export const Groups: Story = {
  args: { label: 'More', ...withMenu(everything) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const group = await screen.findByRole('group', { name: 'Legal' });
    await waitFor(() => expect(group).toBeVisible());
  },
};

export const RightToLeft: Story = { ...Open, globals: { locale: 'ar-AE' } };

export const Keyboard: Story = {
  name: 'Keyboard: Arrow Down opens, arrow keys move, Enter activates, Escape closes and returns the focus',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    logOut.mockClear();
    const button = canvas.getByRole('button', { name: 'Aisha' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bookings' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Bookings' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Links: Story = {
  name: 'An entry with href is a link whose click reaches the router of the page',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const followed = fn();
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented) return;
      event.preventDefault();
      followed(link.getAttribute('href'));
    };
    document.addEventListener('click', follow);
    await userEvent.click(canvas.getByRole('button', { name: 'Aisha' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'User Settings' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(followed.mock.calls).toEqual([['/settings']]);
    document.removeEventListener('click', follow);
  },
};
