import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, ShoppingBag, Sparkles } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconLink } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../../components/Logo/Logo.tsx';
import { MenuButton } from '../../components/Menu/MenuButton.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { HeaderLink } from './HeaderLink.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const guest = (
  <>
    <Button tone="quiet" size="small">
      Log in
    </Button>
    <Button size="small">Sign up</Button>
  </>
);

const meta = {
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    navigation: (
      <>
        <HeaderLink href="/things-to-do" current>
          Things to do
        </HeaderLink>
        <HeaderLink href="/attractions">Attractions</HeaderLink>
        <MenuButton label="Resources" menu={() => null} />
        <MenuButton label="Legal" menu={() => null} />
        <HeaderLink href="/day-planner" featured icon={Sparkles}>
          Day Planner
        </HeaderLink>
      </>
    ),
    search: <SearchField label="Search" labelHidden placeholder="Search" />,
    icons: (
      <>
        <IconLink icon={Heart} label="Wishlist" href="/wishlist" />
        <IconLink icon={ShoppingBag} label="Cart, 3 items" href="/cart" count={3} />
      </>
    ),
    account: guest,
    onMenu: fn(),
    menuOpen: false,
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Desktop navigation at 1250 px and wider. */
export const Desktop: Story = {
  tags: ['SHELL-46'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Things to do' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  args: {
    account: (
      <MenuButton label="Aisha" picture={<Avatar name="Aisha Rahman" size="small" decorative />} menu={() => null} />
    ),
  },
};

const tablet = { globals: { viewport: { value: 'tablet' } }, parameters: { layout: 'fullscreen' } };

/** A menu button below 1250 px. */
export const Narrow: Story = {
  ...tablet,
  tags: ['SHELL-46'],
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Things to do' })).not.toBeInTheDocument();
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMenu).toHaveBeenCalledOnce();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
