import { examples, respondsWith } from '@aitours/api-client/mocks';
import { staffMessages } from '@aitours/domain/messages';
import type { StaffRole } from '@aitours/domain/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, fn, within } from 'storybook/test';
import { asStaff } from '../testing/asUser.ts';
import { expectTexts } from '../testing/expectTexts.ts';
import Bookings from './desk/Bookings.route.tsx';
import Overview from './figures/Overview.route.tsx';
import Settings from './settings/Settings.route.tsx';
import Tickets from './stock/Tickets.route.tsx';

const bookingStats = fn(() => examples.getBookingStats.bookingStats);
const ticketStats = fn(() => examples.getTicketStats.ticketStats);
const statistics = [respondsWith('getBookingStats', bookingStats), respondsWith('getTicketStats', ticketStats)];

const meta = { title: 'Routes/Dashboard by role', component: Overview } satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (role: StaffRole, path: string, Page: ComponentType): Story => ({
  ...asStaff(role).at(path, ...statistics),
  render: () => <Page />,
});

type Canvas = ReturnType<typeof within>;
const sections = async (canvas: Canvas) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Dashboard' }));
  return menu.getAllByRole('link').map(({ textContent }: HTMLElement) => textContent);
};

/** The desk serves customers: bookings, and no statistics. */
export const DeskOverview: Story = {
  ...as('desk', '/dashboard', Overview),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Recent Bookings' })).toBeVisible();
    await expect(await sections(canvas)).toEqual([
      ...['Overview', 'Tours', 'Transfers', 'Activities', 'Tickets', 'Bookings', 'Settings'],
      ...['Departures', 'Gate', 'Customers', 'Cruise requests', 'Availability', 'Mails'],
    ]);
    for (const text of ['Total bookings', 'Revenue', 'Period', 'Bookings per day'])
      await expect(canvas.queryByText(text)).not.toBeInTheDocument();
    await expect(bookingStats).not.toHaveBeenCalled();
  },
};

/** Content maintains the catalogue: no bookings and no transfers. */
export const ContentOverview: Story = {
  ...as('content', '/dashboard', Overview),
  play: async ({ canvas }) => {
    await expect(await sections(canvas)).toEqual([
      ...['Overview', 'Tours', 'Activities', 'Tickets', 'Settings'],
      ...['Catalogue', 'Availability', 'Pictures', 'Reviews', 'Comments'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Attractions' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Airport Transfers' })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Recent Bookings')).not.toBeInTheDocument();
    await expect(bookingStats).not.toHaveBeenCalled();
  },
};

/** Managers see all but what only owners manage. */
export const ManagerOverview: Story = {
  ...as('manager', '/dashboard', Overview),
  play: async ({ canvas }) => {
    await expect(await sections(canvas)).toEqual([
      ...['Overview', 'Tours', 'Transfers', 'Activities', 'Tickets', 'Bookings', 'Settings'],
      ...['Departures', 'Gate', 'Customers', 'Cruise requests'],
      ...['Catalogue', 'Availability', 'Promo codes', 'Pictures', 'Reviews', 'Comments'],
      ...['Sales', 'Reconciliation', 'Mails'],
    ]);
    await expect(await canvas.findByRole('img', { name: /^Bookings per day/ })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Recent Bookings' })).toBeVisible();
  },
};

/** A page of another role says which roles may see it. */
export const PageOfOtherRoles: Story = {
  ...as('content', '/dashboard/bookings', Bookings),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: staffMessages.notAuthorised })).toBeVisible();
    await expectTexts(canvas, 'This page requires the role Owner, Manager, Desk or Gate. Your role is Content.');
    await expect(canvas.getByRole('link', { name: 'To the overview' })).toHaveAttribute('href', '/dashboard');
    await expect(await sections(canvas)).not.toContain('Bookings');
  },
};

/** On a phone, with the menu closed. */
export const PageOfOtherRolesPhone: Story = {
  ...PageOfOtherRoles,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: staffMessages.notAuthorised })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu: Bookings' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Bookings' })).not.toBeInTheDocument();
  },
};

/** The gate sees tickets and their occupancy, without buttons and statistics. */
export const GateTickets: Story = {
  ...as('gate', '/dashboard/tickets', Tickets),
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Events' }));
    await expect(table.queryByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^(New Ticket|Bulk Slots|Edit)/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText('Total Capacity')).not.toBeInTheDocument();
    await expect(ticketStats).not.toHaveBeenCalled();
  },
};

/** The desk creates time slots, and doesn’t edit tickets. */
export const DeskTickets: Story = {
  ...as('desk', '/dashboard/tickets', Tickets),
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Bulk Slots for/ });
    await expect(button).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(New Ticket|Edit)/ })).not.toBeInTheDocument();
  },
};

/** The settings list what a role can do. */
export const GateSettings: Story = {
  ...as('gate', '/dashboard/settings', Settings),
  play: async ({ canvas }) => {
    const role = within(await canvas.findByRole('region', { name: 'Your role' }));
    await expect(role.getByText(/^Your role is Gate\./)).toBeVisible();
    await expect(role.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'See the bookings and transfers of all customers',
      'See tours, activities and tickets as staff',
      'Check passes in at the gate',
    ]);
  },
};
