import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { staffMessages } from '@aitours/domain/messages';
import { formatPhone } from '@aitours/domain/phone/parsePhone';
import { dashboardSamples } from '@aitours/domain/quirks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asUser } from '../../testing/asUser.ts';
import { atPath } from '../../testing/atPath.tsx';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import Overview from './Overview.route.tsx';

const { user, staffUser } = examples.getMe;
const { responses } = asUser(staffUser);
const asStaff = respondsWith('getMe', staffUser);

const meta = {
  title: 'Routes/Dashboard',
  component: Overview,
  parameters: responses(),
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

const staff = { decorators: [atPath('/dashboard', { as: staffUser })] } satisfies Story;
const customer = { decorators: [atPath('/dashboard', { as: user })] } satisfies Story;

const sidebar = [
  ['Overview', '/dashboard'],
  ['Tours', '/dashboard/tours'],
  ['Transfers', '/dashboard/transfers'],
  ['Activities', '/dashboard/activities'],
  ['Tickets', '/dashboard/tickets'],
  ['Bookings', '/dashboard/bookings'],
  ['Settings', '/dashboard/settings'],
] as const;

const rated = examples.listTours.tours.results.toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
const byRating = [...rated, { ...rated[0]!, id: 'other', title: 'Not among the three' }];

/** Staff who must add an authenticator app see no data before, and where to add it. */
export const SecondFactorMissing: Story = {
  ...staff,
  parameters: { msw: [respondsWith('getMe', { ...staffUser, second_factor: 'required' }), ...scenarios.default] },
  play: async ({ canvas }) => {
    const title = 'Please add a passkey or an authenticator app first';
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To the settings' })).toHaveAttribute('href', '/dashboard/settings');
    await expect(canvas.queryByRole('heading', { name: 'Overview' })).toBeNull();
  },
};

/** The sidebar and the top bar. */
export const Loaded: Story = {
  ...staff,
  tags: ['STAFF-01', 'STAFF-02', 'STAFF-05'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    const entries = menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(entries.slice(0, sidebar.length)).toEqual(sidebar.map((entry) => [...entry]));
    await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText(staffUser.full_name)).toBeVisible();
    const [first] = staffUser.full_name;
    const [last] = staffUser.full_name.split(' ').at(-1) ?? '';
    await expectTexts(canvas, `${first}${last}`, staffUser.email);
    await expect(await canvas.findByText(formatPhone(staffUser.phone))).toBeVisible();
    await expect(canvas.getByText('Staff', { selector: ':not(a)' })).toBeVisible();
    await expect(canvas.getByText(/^\d{1,2}:\d{2} (AM|PM) in Dubai$/)).toBeVisible();
  },
};

/** All pages, by what staff do there. */
export const FullMenu: Story = {
  ...staff,
  tags: ['STAFF-02'],
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Dashboard' }));
    const entries = (group: string) =>
      within(menu.getByRole('list', { name: group }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(menu.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(entries('The day')).toEqual([
      ['Departures', '/dashboard/departures'],
      ['Gate', '/dashboard/gate'],
      ['Customers', '/dashboard/customers'],
      ['Cruise requests', '/dashboard/cruises'],
    ]);
    await expect(entries('What we sell').map(([name]) => name)).toEqual([
      ...['Catalogue', 'Availability', 'Promo codes', 'Pictures', 'Reviews', 'Comments'],
    ]);
    await expect(entries('Company').map(([name]) => name)).toEqual([
      ...['Sales', 'Reconciliation', 'Mails', 'Staff', 'Audit log', 'Webhooks'],
    ]);
    await expect(canvas.queryByRole('button', { name: /^Menu:/ })).toBeNull();
  },
};

/** On a phone a button opens the menu. */
export const FullMenuOnPhone: Story = {
  ...FullMenu,
  tags: ['STAFF-02'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Menu: Overview' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Gate' })).toBeNull();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Gate' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
  },
};

/** The figures, and the three highest-rated tours. */
export const Figures: Story = {
  ...staff,
  tags: ['!autodocs', 'test-only', 'STAFF-07', 'STAFF-08', 'STAFF-09', 'STAFF-10', 'STAFF-11', 'STAFF-12', 'QUIRK-19'],
  parameters: responses(
    respondsWith('listTours', ({ query }) => ({
      ...examples.listTours.tours,
      results: byRating.slice(0, query.get('ordering') === '-rating' ? Number(query.get('page_size')) : 0),
    })),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3,906')).toBeVisible();
    const { active_users } = examples.getUserStats.userStats;
    await expect(await canvas.findByText(active_users.toLocaleString('en'))).toBeVisible();
    for (const [label, value] of [
      ['Total bookings', '3,906'],
      ['Active users', active_users.toLocaleString('en')],
      ['Average Duration', '4.5 hours'],
      ['Revenue', 'AED 125,000'],
    ] as const) {
      await expect(canvas.getByText(label).closest('li')).toHaveTextContent(value);
    }
    for (const title of ['Tours & Activities', 'Airport Transfers', 'Attractions']) {
      await expect(canvas.getByRole('link', { name: title })).toBeVisible();
    }
    const recent = within(canvas.getByRole('table', { name: 'Recent Bookings' }));
    await expect(recent.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      dashboardSamples.recentBookings.map(({ number }) => number),
    );
    const popular = within(canvas.getByRole('region', { name: 'Popular Tours' }));
    const titles = () => popular.getAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toEqual(byRating.slice(0, 3).map(({ title }) => title)));
    await expect(popular.getAllByRole('listitem')[0]).toHaveTextContent(
      new RegExp(`${byRating[0]!.rating}.*${byRating[0]!.reviews_count} reviews`),
    );
    await expect(await canvas.findByRole('img', { name: /^Bookings per day\. 481 bookings in 30 days/ })).toBeVisible();
  },
};

/** The bookings per day as a table. */
export const AsTable: Story = {
  ...staff,
  tags: ['STAFF-08'],
  play: async ({ canvas }) => {
    const opener = await canvas.findByText('Show as a table');
    opener.closest('summary')?.focus();
    await userEvent.click(opener);
    const table = within(await canvas.findByRole('table', { name: 'Bookings per day' }));
    await expect(table.getByRole('row', { name: '1 Mar 2030 7' })).toBeVisible();
  },
};

const findPeriods = async (canvas: Pick<typeof screen, 'findByRole'>) => {
  const period = await canvas.findByRole('combobox', { name: 'Period' });
  const options = within(period).getAllByRole('option');
  return { period, options: options.map(({ textContent }) => textContent) };
};

export const WithoutEffect: Story = {
  ...staff,
  name: 'The period has no effect',
  tags: ['!autodocs', 'test-only', 'STAFF-06', 'QUIRK-03'],
  play: async ({ canvas }) => {
    const { period, options } = await findPeriods(canvas);
    await expect(options).toEqual(['Today', 'This Week', 'This Month', 'This Year']);
    await expect(await canvas.findByText('3,906')).toBeVisible();
    await canvas.findByRole('img', { name: /^Bookings per day/ });
    await waitFor(() => expect(canvas.queryByText('Loading tours')).not.toBeInTheDocument());
    const figures = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const [request, before] = [spyOn(window, 'fetch'), figures()];
    await userEvent.selectOptions(period, 'This Year');
    await expect(figures()).toEqual(before);
    await expect(request).not.toHaveBeenCalled();
    await expect(document.body.dataset['path']).toBe('/dashboard');
  },
};

const improved = { globals: { behaviour: 'improved' } } satisfies Story;
const at = (path: string) => ({ ...improved, decorators: [atPath(path, { as: staffUser })] }) satisfies Story;
const { bookingStats, bookingStatsOfWeek } = examples.getBookingStats;
const requested = fn();

/** Only this week has bookings. */
const ofPeriods = [
  respondsWith('getBookingStats', ({ query }) => {
    requested(query.get('period'));
    const none = { ...bookingStatsOfWeek, total_bookings: 0, revenue: '0.00', average_duration_minutes: null };
    if (!query.has('period')) return bookingStats;
    return query.get('period') === 'week' ? bookingStatsOfWeek : none;
  }),
  respondsWith('getUserStats', ({ query }) => ({ active_users: query.get('period') === 'week' ? 61 : 4 })),
  asStaff,
  ...scenarios.default,
];
const getCard = (canvas: Pick<typeof screen, 'getByText'>, label: string) =>
  canvas.getByText(label).closest('li') ?? document.body;

/** The selected period changes the figures, is announced, and is stored in the address. */
export const Periods: Story = {
  ...at('/dashboard'),
  tags: ['QUIRK-03', 'QUIRK-19'],
  parameters: { msw: ofPeriods },
  play: async ({ canvas }) => {
    const { period } = await findPeriods(canvas);
    await expect(period).toHaveDisplayValue('Today');
    await waitFor(() => expect(getCard(canvas, 'Revenue')).toHaveTextContent('AED 0.00'));
    await expect(getCard(canvas, 'Average Duration')).toHaveTextContent('N/A');
    await expect(getCard(canvas, 'Total bookings')).toHaveTextContent(/0Made today$/);
    await userEvent.selectOptions(period, 'This Week');
    await waitFor(() => expect(getCard(canvas, 'Revenue')).toHaveTextContent('AED 41,250.50'));
    await expect(getCard(canvas, 'Average Duration')).toHaveTextContent('4 h 30 min');
    await expect(getCard(canvas, 'Total bookings')).toHaveTextContent(/85Made this week$/);
    await waitFor(() => expect(getCard(canvas, 'Active users')).toHaveTextContent(/61Signed in or booked this week$/));
    await waitFor(() => expect(canvas.getByText('Figures of this week')).toHaveAttribute('role', 'status'));
    await expect(period).toHaveFocus();
    await expect(new Set(requested.mock.calls.flat())).toEqual(new Set([null, 'today', 'week']));
    await expect(canvas.queryByText('Sample figure, not computed')).not.toBeInTheDocument();
  },
};

/** The address selects the period; the newest bookings link to the list of bookings. */
export const PeriodInAddress: Story = {
  ...at('/dashboard?period=week'),
  tags: ['QUIRK-03', 'QUIRK-19'],
  parameters: { msw: ofPeriods },
  play: async ({ canvas }) => {
    const { period } = await findPeriods(canvas);
    await expect(period).toHaveDisplayValue('This Week');
    await waitFor(() => expect(getCard(canvas, 'Revenue')).toHaveTextContent('AED 41,250.50'));
    const recent = within(await canvas.findByRole('table', { name: 'Recent Bookings' }));
    const [newest] = examples.listBookings.staffBookings.results;
    const row = within(recent.getByRole('row', { name: new RegExp(newest!.booking_number) }));
    await expect(row.getByRole('link')).toHaveAttribute('href', `/dashboard/bookings?search=${newest!.booking_number}`);
    await expectTexts(row, 'Amira Haddad', newest!.title, 'AED 755.07', 'Confirmed');
    await expect(canvas.queryByText(/sample bookings/)).not.toBeInTheDocument();
  },
};

/** Figures and bookings that can’t be loaded. */
export const PeriodFailed: Story = {
  ...at('/dashboard'),
  tags: ['QUIRK-19', 'STAFF-32'],
  parameters: responses(fails('getBookingStats', 'internal'), fails('listBookings', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some figures couldn’t be loaded.')).toBeVisible();
    await expect(await canvas.findByText(staffMessages.bookingsFailed)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Not available')).toHaveLength(3));
  },
};

/** Loading figures and bookings. */
export const PeriodLoading: Story = {
  ...at('/dashboard'),
  tags: ['QUIRK-19'],
  parameters: responses(neverResponds('getBookingStats'), neverResponds('listBookings')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading bookings')).toBeInTheDocument();
    await expect(canvas.queryByText('AED 125,000')).not.toBeInTheDocument();
  },
};

/** A shop without bookings. */
export const PeriodEmpty: Story = {
  ...at('/dashboard'),
  tags: ['QUIRK-19'],
  parameters: { msw: [asStaff, ...scenarios.empty] },
  play: ({ canvas }) => waitForTexts(canvas, 'No bookings yet.'),
};

const revoked = fn();

export const LogOut: Story = {
  ...staff,
  name: 'Logout clears the tokens, revokes the refresh token and leads to the sign-in page',
  tags: ['!autodocs', 'test-only', 'STAFF-03', 'QUIRK-03'],
  parameters: responses(respondsWith('revokeToken', ({ body }) => revoked(body))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/auth'));
    for (const key of ['accessToken', 'refreshToken', 'user']) await expect(localStorage.getItem(key)).toBeNull();
    await waitFor(() => expect(revoked.mock.calls).toEqual([[{ refresh: 'story-refresh' }]]));
  },
};

export const Theme: Story = {
  ...staff,
  name: 'The theme is changed by keyboard, and stored',
  tags: ['!autodocs', 'test-only', 'STAFF-02', 'STAFF-04', 'GAP-36'],
  play: async ({ canvas }) => {
    const dark = await canvas.findByRole('switch', { name: 'Dark theme' });
    dark.focus();
    await userEvent.keyboard(' ');
    const first = localStorage.getItem('dashboardTheme');
    await expect(document.documentElement.dataset['theme']).toBe(first);
    await userEvent.keyboard(' ');
    const second = localStorage.getItem('dashboardTheme');
    await expect([first, second].sort()).toEqual(['dark', 'light']);
    await expect(document.documentElement.dataset['theme']).toBe(second);
  },
};

/** A customer is not authorised. */
export const NotStaff: Story = {
  ...customer,
  tags: ['STAFF-13', 'STAFF-14', 'GAP-53'],
  parameters: { msw: scenarios.default },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: staffMessages.notAuthorised })).toBeVisible();
    await expectTexts(canvas, 'You are not authorised to see data', 'Please contact an administrator.');
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A company address opens the dashboard, in capitals too. */
export const CompanyAddress: Story = {
  ...customer,
  tags: ['STAFF-13', 'STAFF-15', 'GAP-57'],
  parameters: {
    msw: [respondsWith('getMe', { ...user, is_staff: false, email: 'mona@AITOURS.com' }), ...scenarios.default],
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('navigation', { name: 'Dashboard' })).toBeVisible(),
};

/** The server rejects an unverified address. */
export const Unverified: Story = {
  ...customer,
  tags: ['QUIRK-02', 'STAFF-33'],
  parameters: {
    msw: [
      respondsWith('getMe', { ...user, is_staff: false, email: 'mona@aitours.com' }),
      fails('getBookingStats', 'forbidden'),
      fails('getUserStats', 'forbidden'),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Some figures couldn’t be loaded.')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Not available')).toHaveLength(2));
    await expect(canvas.queryByText('Bookings per day')).toBeNull();
  },
};

/** A guest is not authorised, and can log in. */
export const Guest: Story = {
  decorators: [atPath('/dashboard')],
  tags: ['STAFF-14'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(staffMessages.notAuthorisedToSee)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** The user can’t be loaded. */
export const UserFailed: Story = {
  ...staff,
  tags: ['STAFF-32'],
  parameters: { msw: [fails('getMe', 'internal'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(staffMessages.userDataFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Loading statistics. */
export const Loading: Story = {
  ...staff,
  tags: ['STAFF-08'],
  parameters: responses(neverResponds('getBookingStats'), neverResponds('getUserStats'), neverResponds('listTours')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tours')).toBeInTheDocument();
    await expect(canvas.getByText('AED 125,000')).toBeVisible();
  },
};

/** While the user loads. */
export const Unknown: Story = {
  ...staff,
  tags: ['STAFF-13'],
  parameters: { msw: [neverResponds('getMe'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).not.toBeInTheDocument();
    await expect(canvas.queryByText(staffMessages.notAuthorised)).not.toBeInTheDocument();
  },
};

/** A shop without tours and bookings. */
export const Empty: Story = {
  ...staff,
  tags: ['STAFF-12'],
  parameters: {
    msw: [
      respondsWith('getBookingStats', () => ({
        total_bookings: 0,
        per_day: examples.getBookingStats.bookingStats.per_day.map(({ date }) => ({ date, count: 0 })),
      })),
      asStaff,
      ...scenarios.empty,
    ],
  },
  play: ({ canvas }) => waitForTexts(canvas, 'No tours yet.'),
};

export const Phone: Story = {
  ...staff,
  globals: { viewport: { value: 'phone' } },
};
