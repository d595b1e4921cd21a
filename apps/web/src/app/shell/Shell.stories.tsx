import { examples, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { getQuirks } from '@aitours/domain/quirks';
import { Container, Heading, RouteOverlay } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { useLocation } from 'wouter';
import { atPath } from '../../testing/atPath.tsx';
import { useRouteOverlay } from '../navigation/useRouteOverlay.ts';

const meta = {
  title: 'Shell/Frame',
  parameters: { layout: 'fullscreen', msw: scenarios.default },
  render: () => (
    <Container>
      <Heading level={1}>A page</Heading>
    </Container>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;
const { items } = examples.getCart.cartOfGuest;
const phone = { globals: { viewport: { value: 'phone' } } };
const tablet = { globals: { viewport: { value: 'tablet' } } };

const header = () => within(screen.getByRole('banner'));
const leadsTo = (links: readonly HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

/** Opens a header menu and returns its entries with their URLs. */
async function openEntries(button: string, menu = button) {
  await userEvent.click(await header().findByRole('button', { name: button }));
  const opened = within(await screen.findByRole('menu', { name: menu }));
  return opened.getAllByRole('menuitem');
}

export const Guest: Story = {
  decorators: [atPath('/about', { hasShell: true })],
};

export const GuestTest: Story = {
  ...Guest,
  name: 'The header of a guest',
  tags: ['!autodocs', 'test-only', 'SHELL-37', 'SHELL-40', 'SHELL-41', 'SHELL-42', 'SHELL-43', 'SHELL-44', 'QUIRK-15'],
  play: async () => {
    await expect(header().getByRole('link', { name: 'aiTours, home' })).toHaveAttribute('href', '/');
    const main = within(header().getByRole('navigation'));
    await expect(leadsTo(main.getAllByRole('link'))).toEqual([
      ['Things to do', '/things-to-do'],
      ['Attractions', '/attractions'],
      ['Day Planner', '/day-planner'],
    ]);
    await expect(header().getByRole('link', { name: /^Wishlist/ })).toHaveAttribute('href', '/wishlist');
    const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
    const cart = await header().findByRole('link', { name: `Cart, ${count} items` });
    await expect(cart).toHaveAttribute('href', '/cart');
    await expect(header().getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(header().getByRole('button', { name: 'Sign up' })).toBeVisible();
    await userEvent.type(header().getByRole('searchbox', { name: 'Search' }), 'dunes{Enter}');
    await expect(document.body.dataset['path']).toBe('/about');
  },
};

/** The badge counts people and tickets, not items. */
export const FullCart: Story = {
  tags: ['SHELL-43'],
  decorators: [atPath('/about', { hasShell: true })],
  parameters: {
    msw: [
      respondsWith('getCart', () => ({
        ...examples.getCart.cartOfGuest,
        items: items.slice(0, 1).map((item) => ({ ...item, quantity: 7 })),
      })),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await expect(await header().findByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  },
};

/** The Resources menu. */
export const Resources: Story = {
  tags: ['SHELL-38'],
  decorators: [atPath('/about', { hasShell: true })],
  play: async () => {
    await expect(leadsTo(await openEntries('Resources'))).toEqual([
      ['Blog', '/blog'],
      ['About Us', '/about'],
      ['Contact Us', '/contact-us'],
      ['FAQ', '/faq'],
    ]);
  },
};

export const Legal: Story = {
  decorators: [atPath('/about', { hasShell: true })],
  play: () => userEvent.click(header().getByRole('button', { name: 'Legal' })),
};

export const LegalTest: Story = {
  ...Legal,
  name: 'The Legal menu, by keyboard, and a page from it',
  tags: ['!autodocs', 'test-only', 'SHELL-39'],
  play: async () => {
    header().getByRole('button', { name: 'Legal' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const entries = within(await screen.findByRole('menu', { name: 'Legal' })).getAllByRole('menuitem');
    await expect(leadsTo(entries)).toEqual([
      ['Terms & Conditions', '/terms'],
      ['Privacy Policy', '/privacy'],
    ]);
    await waitFor(() => expect(entries[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/privacy'));
  },
};

export const SignedIn: Story = {
  decorators: [atPath('/about', { hasShell: true, as: user })],
};

export const SignedInTest: Story = {
  ...SignedIn,
  name: 'Name, menu and log out',
  tags: ['!autodocs', 'test-only', 'SHELL-05', 'SHELL-45', 'AUTH-45', 'GAP-50'],
  play: async () => {
    await expect(header().queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    const account = await header().findByRole('button', { name: user.first_name });
    await waitFor(() => expect(account.querySelector('[data-size][aria-hidden]')).toBeVisible());
    const entries = await openEntries(user.first_name, `Account of ${user.first_name}`);
    await expect(leadsTo(entries)).toEqual([
      ['Bookings', '/customer'],
      ['User Settings', '/settings'],
      ['Log out', null],
    ]);
    await userEvent.click(entries[2]!);
    await expect(await header().findByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(header().getByRole('button', { name: 'Sign up' })).toBeVisible();
    await expect(screen.getByText('You are logged out.')).toBeInTheDocument();
    await expect(document.body.dataset['path']).toBe('/');
    await expect(localStorage.getItem('accessToken')).toBeNull();
  },
};

/** Decorative footer links and the promotion. */
export const Footer: Story = {
  tags: ['!autodocs', 'test-only', 'SHELL-53', 'SHELL-54', 'SHELL-55', 'GAP-45', 'QUIRK-15'],
  decorators: [atPath('/about', { hasShell: true })],
  play: async () => {
    const footer = within(await screen.findByRole('contentinfo'));
    for (const { links } of getQuirks({ behaviour: 'specified' }).shell.footer)
      for (const { label } of links) await expect(footer.getByText(label)).toBeVisible();
    await expect(footer.getByText('Careers')).toBeVisible();
    await expect(footer.queryByRole('link')).not.toBeInTheDocument();
    await expect(footer.getByText('10% off your first booking via the app')).toBeVisible();
    footer.getByText('Careers').scrollIntoView();
    const appearance = await screen.findByRole('group', { name: 'Appearance' });
    await expect(within(appearance).getAllByRole('radio')).toHaveLength(3);
  },
};

/** The improved footer links to pages and states the promotion’s rule; the header’s search box searches. */
export const FooterLinks: Story = {
  tags: ['QUIRK-12', 'QUIRK-15'],
  decorators: [atPath('/about', { hasShell: true })],
  globals: { behaviour: 'improved' },
  play: async () => {
    const footer = within(await screen.findByRole('contentinfo'));
    await expect(leadsTo(footer.getAllByRole('link'))).toEqual(
      getQuirks({ behaviour: 'improved' }).shell.footer.flatMap(({ links }) =>
        links.map((link) => [link.label, 'href' in link ? link.href : '']),
      ),
    );
    await expect(footer.getByText('10% off your first booking')).toBeVisible();
    await expect(footer.getByText(/^Once for each account: activities, tickets, a tour or a transfer/)).toBeVisible();
    await userEvent.type(header().getByRole('searchbox'), 'Liwa{Enter}');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/search'));
  },
};

/** Below 1250 px everything is in the menu. */
export const Tablet: Story = {
  ...tablet,
  tags: ['SHELL-46', 'GAP-49'],
  decorators: [atPath('/about', { hasShell: true })],
  play: async () => {
    const button = header().getByRole('button', { name: 'Menu' });
    await expect(header().queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    await expect(header().queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(button);
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(leadsTo(menu.getAllByRole('link'))).toEqual([
      ['Search', '/search'],
      ['Things to do', '/things-to-do'],
      ['Attractions', '/attractions'],
      ['Day Planner', '/day-planner'],
      ['Wishlist', '/wishlist'],
      ['Profile', '/profile'],
      ['Blog', '/blog'],
      ['About Us', '/about'],
      ['Contact Us', '/contact-us'],
      ['FAQ', '/faq'],
      ['Terms & Conditions', '/terms'],
      ['Privacy Policy', '/privacy'],
    ]);
    await waitFor(() => expect(menu.getByRole('button', { name: 'Log in' })).toBeVisible());
    await expect(menu.getByRole('button', { name: 'Sign up' })).toBeVisible();
  },
};

export const PhoneMenu: Story = {
  ...phone,
  decorators: [atPath('/about', { hasShell: true, as: user })],
  play: () => userEvent.click(header().getByRole('button', { name: 'Menu' })),
};

export const PhoneMenuTest: Story = {
  ...PhoneMenu,
  name: 'The menu of a signed-in user on a phone',
  tags: ['!autodocs', 'test-only', 'SHELL-21', 'SHELL-45'],
  play: async () => {
    await userEvent.click(header().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => expect(menu.getByRole('heading', { name: user.first_name })).toBeVisible());
    await expect(menu.getByRole('link', { name: 'Bookings' })).toHaveAttribute('href', '/customer');
    await expect(menu.getByRole('link', { name: 'User Settings' })).toHaveAttribute('href', '/settings');
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(menu.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(document.body.dataset['path']).toBe('/profile');
  },
};

/** The bottom bar on the home page of a phone. */
export const BottomBar: Story = {
  ...phone,
  tags: ['SHELL-49', 'GAP-49'],
  decorators: [atPath('/', { hasShell: true })],
  play: async ({ canvas }) => {
    const bar = within(canvas.getAllByRole('navigation').at(-1)!);
    await expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/things-to-do',
      '/day-planner',
      '/cart',
      '/profile',
    ]);
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(bar.getByRole('link', { name: 'Things to do' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument());
  },
};

/** No bottom bar on other pages. */
export const NoBottomBar: Story = {
  ...phone,
  tags: ['SHELL-49'],
  decorators: [atPath('/about', { hasShell: true })],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
  },
};

const expectNoShell: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'A page' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
  // A footer would appear shortly after the page.
  await expect(screen.findByRole('contentinfo', undefined, { timeout: 1000 })).rejects.toThrow('contentinfo');
};

/** Neither header nor footer on /status. */
export const Status: Story = {
  tags: ['SHELL-48'],
  decorators: [atPath('/status', { hasShell: true })],
  play: expectNoShell,
};

function Overlaid() {
  const [path, navigate] = useLocation();
  const [firstPath] = useState(path);
  const isShown = useRouteOverlay(firstPath);
  return (
    <Container>
      <Heading level={1}>A page</Heading>
      <button type="button" onClick={() => navigate('/faq')}>
        On
      </button>
      <RouteOverlay visible={isShown} />
    </Container>
  );
}

const OVERLAY_MILLISECONDS = 800;

export const Overlay: Story = {
  name: 'Shown for 800 ms between two pages, not on the first one',
  tags: ['!autodocs', 'test-only', 'SHELL-50'],
  decorators: [atPath('/not/there')],
  render: () => <Overlaid />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Loading aiTours...')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'On' }));
    const from = performance.now();
    const overlay = await canvas.findByText('Loading aiTours...');
    await waitFor(() => expect(overlay).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Loading aiTours...')).not.toBeInTheDocument());
    await expect(performance.now() - from).toBeGreaterThan(OVERLAY_MILLISECONDS - 50);
  },
};

function Broken(): never {
  throw new Error('Rendering failed');
}

/** A page with an error keeps header and footer, and shows links. */
export const BrokenPage: Story = {
  decorators: [atPath('/about', { hasShell: true })],
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  render: () => <Broken />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible();
    await expect(header().getByRole('link', { name: 'Attractions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  },
};
