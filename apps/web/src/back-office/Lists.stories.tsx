import { examples, fails, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { toDubaiDate } from '@aitours/domain/dates';
import { staffMessages } from '@aitours/domain/messages';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { ComponentType } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asUser } from '../testing/asUser.ts';
import { atPath } from '../testing/atPath.tsx';
import { expectLink, expectTexts, waitForLink, waitForTexts } from '../testing/expectTexts.ts';
import { recordsQuery } from '../testing/recordRequests.ts';
import Activities from './catalogue/activities/Activities.route.tsx';
import Tours from './catalogue/tours/Tours.route.tsx';
import Bookings from './desk/Bookings.route.tsx';
import Cruises from './desk/Cruises.route.tsx';
import Transfers from './desk/Transfers.route.tsx';
import Settings from './settings/Settings.route.tsx';

const { staffUser } = examples.getMe;
const { responses } = asUser(staffUser);
const asStaff = respondsWith('getMe', staffUser);

const meta = {
  title: 'Routes/Dashboard lists',
  component: Tours,
  parameters: responses(),
} satisfies Meta<typeof Tours>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, Page: ComponentType): Story => ({
  decorators: [atPath(path, { as: staffUser })],
  render: () => <Page />,
});
const tours = at('/dashboard/tours', Tours);
const bookings = at('/dashboard/bookings', Bookings);
const requested = fn();

type Canvas = ReturnType<typeof within>;
const headers = (canvas: Canvas) =>
  canvas.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent);

/** Tours: title, description, price. */
export const ToursLoaded: Story = {
  ...tours,
  tags: ['STAFF-26', 'ENTITY-04'],
  play: async ({ canvas }) => {
    const [first] = examples.listTours.tours.results;
    await expect(await canvas.findByRole('link', { name: first!.title })).toBeVisible();
    await expect(headers(canvas)).toEqual(['Title', 'Description', 'Price']);
    const row = within(canvas.getByRole('row', { name: new RegExp(first!.title) }));
    await expectTexts(row, first!.description, formatPrice(parseFils(first!.price)));
  },
};

/** A tour without a price. */
export const ToursUnpriced: Story = {
  ...tours,
  tags: ['STAFF-26'],
  parameters: responses(
    respondsWith('listTours', {
      ...examples.listTours.tours,
      count: 1,
      results: [{ ...examples.listTours.tours.results[0]!, price: '' }],
    }),
  ),
  play: ({ canvas }) => waitForTexts(canvas, 'N/A'),
};

/** Tours can’t be loaded; retry. */
export const ToursFailed: Story = {
  ...tours,
  tags: ['STAFF-32'],
  parameters: responses(fails('listTours', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(staffMessages.toursFailed)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ToursLoading: Story = {
  ...tours,
  parameters: responses(neverResponds('listTours')),
};

/** An empty list. */
export const ToursEmpty: Story = {
  ...tours,
  tags: ['STAFF-31'],
  parameters: { msw: [asStaff, ...scenarios.empty] },
  play: ({ canvas }) => waitForTexts(canvas, 'There is nothing here yet.'),
};

/** Transfers: vehicle, pickup to dropoff, passengers. */
export const TransfersLoaded: Story = {
  ...at('/dashboard/transfers', Transfers),
  tags: ['STAFF-27'],
  play: async ({ canvas }) => {
    const [first] = examples.listTransferBookings.transferBookings.results;
    const row = within(await canvas.findByRole('row', { name: new RegExp(first!.vehicle_name) }));
    await expectTexts(row, `${first!.pickup_location} to ${first!.dropoff_location}`, first!.passengers);
    await expect(headers(canvas).slice(0, 3)).toEqual(['Vehicle', 'Pickup to dropoff', 'Passengers']);
  },
};

/** Transfers can’t be loaded, with the server’s message. */
export const TransfersFailed: Story = {
  ...at('/dashboard/transfers', Transfers),
  tags: ['STAFF-32', 'STAFF-33'],
  parameters: responses(fails('listTransferBookings', 'forbidden')),
  play: ({ canvas }) => waitForTexts(canvas, staffMessages.transfersFailed, 'Only staff may do this.'),
};

/** Transfers can’t be loaded, without a message of the server. */
export const TransfersUnavailable: Story = {
  ...at('/dashboard/transfers', Transfers),
  tags: ['BOOK-11', 'STAFF-32'],
  parameters: responses(failsWithStatus('listTransferBookings', 502)),
  play: ({ canvas }) => waitForTexts(canvas, 'Failed to load transfers', 'Failed to fetch transfer bookings'),
};

/** Activities: title, description, location. */
export const ActivitiesLoaded: Story = {
  ...at('/dashboard/activities', Activities),
  tags: ['STAFF-28', 'ENTITY-15'],
  play: async ({ canvas }) => {
    const [first] = examples.listActivities.activities.results;
    await expect(await canvas.findByRole('link', { name: first!.title })).toBeVisible();
    await expect(headers(canvas)).toEqual(['Title', 'Description', 'Location']);
    const row = within(canvas.getByRole('row', { name: new RegExp(first!.title) }));
    await expectTexts(row, first!.description, first!.location_name);
  },
};

/** The server doesn’t count further than 1,000; there is a next page all the same. */
export const ActivitiesUncounted: Story = {
  ...at('/dashboard/activities?page=101', Activities),
  parameters: responses(
    respondsWith('listActivities', {
      ...examples.listActivities.activities,
      count: 1001,
      count_is_exact: false,
      next: '/api/v1/activities/?page=102',
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('More than 1,000 entries')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /102$/ })).toBeVisible();
  },
};

/** Activities can’t be loaded. */
export const ActivitiesFailed: Story = {
  ...at('/dashboard/activities', Activities),
  tags: ['STAFF-32'],
  parameters: responses(fails('listActivities', 'internal')),
  play: ({ canvas }) => waitForTexts(canvas, staffMessages.activitiesFailed),
};

/** Bookings of all users with their payment. */
export const BookingsLoaded: Story = {
  ...bookings,
  tags: ['STAFF-29', 'STAFF-30', 'ENTITY-34'],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /AB10047731/ });
    await expect(headers(canvas)).toEqual([
      ...['Select', 'Booking #', 'User', 'Type', 'Amount (AED)', 'Starts', 'Status'],
    ]);
    for (const text of ['Amira Haddad', 'Activity', 'AED 755.07', 'Confirmed', 'Pending']) {
      await expect(within(row).getByText(text)).toBeVisible();
    }
    await expect(within(row).getByText('Pending')).toHaveTextContent('Payment: Pending');
    await expect(within(canvas.getByRole('row', { name: /FT40219340/ })).getByText('Paid')).toBeVisible();
  },
};

const exported = fn();
const exports = (response: () => Response) =>
  http.get('*/booking-exports/:format/', ({ request, params }) => {
    exported(params['format'], Object.fromEntries(new URL(request.url).searchParams));
    return response();
  });

export const BookingsExported: Story = {
  ...at('/dashboard/bookings?search=layla&status=confirmed', Bookings),
  name: 'A file has the bookings of the search and the filters',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(exports(() => new HttpResponse('a,b'))),
  play: async ({ canvas }) => {
    const saved = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Download for Excel' }));
      await waitFor(() => expect(saved).toHaveBeenCalled());
    } finally {
      saved.mockRestore();
    }
    const sent = { search: 'layla', status: 'confirmed' };
    await expect(exported).toHaveBeenCalledWith('xlsx', sent);
  },
};

const desk = { ...staffUser, staff_role: 'desk' } as const;
export const ExportHidden: Story = {
  decorators: [atPath('/dashboard/bookings', { as: desk })],
  render: () => <Bookings />,
  name: 'The desk is offered no export',
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [respondsWith('getMe', desk), ...scenarios.default] },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(canvas.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  },
};

/** What to do when there are too many. */
export const TooManyBookingsToExport: Story = {
  ...bookings,
  parameters: responses(fails('exportBookings', 'conflict')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as CSV' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

const someBookings = recordsQuery('listBookings', requested, examples.listBookings.staffBookings);

/** A link to what is still to be paid on some days; each number links to its booking. */
export const BookingsFiltered: Story = {
  ...at(
    '/dashboard/bookings?status=confirmed&payment_status=pending&start=2030-03-01&end=2030-03-31&search=050+555+0142',
    Bookings,
  ),
  parameters: responses(someBookings),
  play: async ({ canvas }) => {
    await waitForLink(canvas, 'AB10047731', '/dashboard/bookings/AB10047731');
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Confirmed');
    await expect(canvas.getByRole('combobox', { name: 'Payment' })).toHaveDisplayValue('Pending');
    await expect(requested).toHaveBeenLastCalledWith({
      page: '1',
      page_size: '10',
      scope: 'all',
      search: '050 555 0142',
      status: 'confirmed',
      payment_status: 'pending',
      start: '2030-03-01',
      end: '2030-03-31',
    });
  },
};

export const BookingsFilter: Story = {
  name: 'The filters of bookings are sent to the server, invalid ones are not',
  tags: ['!autodocs', 'test-only'],
  ...at('/dashboard/bookings?status=lost&end=yesterday', Bookings),
  parameters: responses(someBookings),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Payment' }), 'Paid');
    const sent = { page: '1', page_size: '10', scope: 'all', payment_status: 'paid' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sent));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy=true]')).toBeNull());
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
  },
};

/** The day on which each booking starts, by which the server sorts. */
export const BookingsByStart: Story = {
  ...at('/dashboard/bookings', Bookings),
  name: 'STAFF-29 the list has the day on which bookings start, and is sorted by it',
  tags: ['STAFF-29'],
  parameters: responses(someBookings),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /AB10047731/ }));
    await expect(row.getByText('2 Mar 2030')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Starts' }));
    const sorted = { page: '1', page_size: '10', scope: 'all', ordering: 'booking_date' };
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(sorted));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy=true]')).toBeNull());
  },
};

const storedFilters = {
  [`savedBookingFilters ${staffUser.id}`]: JSON.stringify([
    { name: 'To be paid today', filters: { payment_status: 'pending' }, days: { start: 0, end: 0 } },
    { name: 'Refunded', filters: { payment_status: 'refunded' }, days: {} },
  ]),
};
const withSavedFilters: Story = {
  decorators: [atPath('/dashboard/bookings?payment_status=refunded', { as: staffUser, storage: storedFilters })],
  render: () => <Bookings />,
  parameters: responses(someBookings),
};

/** Days move with today; the present ones are marked. */
export const BookingsSavedFilters: Story = {
  name: 'Saved filters are links, and those of today have its date',
  ...withSavedFilters,
  play: async ({ canvas }) => {
    const saved = within(await canvas.findByRole('navigation', { name: 'Saved filters' }));
    const today = toDubaiDate(new Date());
    await expectLink(
      saved,
      'To be paid today',
      `/dashboard/bookings?payment_status=pending&start=${today}&end=${today}`,
    );
    await expect(saved.getByRole('link', { current: 'page' })).toHaveTextContent('Refunded');
    await expect(saved.queryByRole('button', { name: 'Save these filters' })).toBeNull();
    await canvas.findByRole('table');
  },
};

export const BookingsSaveFilters: Story = {
  name: 'Filters are saved under a new name, without the search, and removed',
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath('/dashboard/bookings?status=confirmed&search=layla', { as: staffUser, storage: storedFilters })],
  render: () => <Bookings />,
  parameters: responses(someBookings),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save these filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save these filters' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('link', { name: 'Please give them a name.' })).toBeVisible();
    const name = dialog.getByRole('textbox', { name: /Name/ });
    await userEvent.type(name, ' Refunded ');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(dialog.getByRole('link', { name: 'Other filters have this name.' })).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, 'Confirmed');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const saved = within(canvas.getByRole('navigation', { name: 'Saved filters' }));
    await expectLink(saved, 'Confirmed', '/dashboard/bookings?status=confirmed');
    await expect(saved.queryByRole('button', { name: 'Save these filters' })).toBeNull();
    await expect(localStorage.getItem(`savedBookingFilters ${staffUser.id}`)).not.toContain('layla');
    await userEvent.click(saved.getByRole('button', { name: 'Remove the filters “Confirmed”' }));
    await expect(saved.queryByRole('link', { name: 'Confirmed' })).toBeNull();
    await expect(localStorage.getItem(`savedBookingFilters ${staffUser.id}`)).not.toContain('Confirmed');
    await canvas.findByRole('table');
  },
};

const manyBookings = respondsWith('listBookings', ({ query }) => {
  requested(Object.fromEntries(query));
  const page = Number(query.get('page') ?? 1);
  const [one] = examples.listBookings.staffBookings.results;
  const results = query.get('search')
    ? []
    : Array.from({ length: 10 }, (_, index) => ({
        ...one!,
        booking_number: `AB${String(page * 1000 + index).padStart(8, '0')}`,
      }));
  return { count: query.get('search') ? 0 : 100_000, next: null, previous: null, results };
});

/** 100,000 bookings: searched, sorted and paged by the server, by keyboard. */
export const BookingsMany: Story = {
  ...bookings,
  tags: ['STAFF-29', 'STAFF-31', 'GAP-60'],
  parameters: responses(manyBookings),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100,000 entries')).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith({ page: '1', page_size: '10', scope: 'all' });
    await userEvent.click(canvas.getByRole('link', { name: 'Page 2' }));
    await expect(await canvas.findByRole('rowheader', { name: 'AB00002000' })).toBeVisible();
    canvas.getByRole('button', { name: 'Amount (AED)' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({
        page: '1',
        page_size: '10',
        scope: 'all',
        ordering: 'total_amount',
      }),
    );
    await waitFor(() => expect(document.body.dataset['path']).toMatch(/^\/dashboard\/bookings/));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by number, name or product' }), 'nobody');
    await expect(await canvas.findByText('Nothing matches “nobody”.')).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'nobody', page: '1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(await canvas.findByText('100,000 entries')).toBeVisible();
  },
};

/** A URL beyond the last page. */
export const BookingsBeyond: Story = {
  ...at('/dashboard/bookings?page=99', Bookings),
  tags: ['STAFF-31'],
  parameters: responses(respondsWith('listBookings', { count: 27, next: null, previous: null, results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist.')).toBeVisible();
    await expectLink(canvas, 'Go to the first page', '/dashboard/bookings');
  },
};

/** Bookings can’t be loaded. */
export const BookingsFailed: Story = {
  ...bookings,
  tags: ['STAFF-32'],
  parameters: responses(fails('listBookings', 'internal')),
  play: ({ canvas }) => waitForTexts(canvas, staffMessages.bookingsFailed),
};

/** On a phone the sort order is above the cards. */
export const BookingsPhone: Story = {
  ...bookings,
  tags: ['STAFF-29', 'STAFF-31'],
  parameters: responses(manyBookings),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100,000 entries')).toBeVisible();
    const order = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveDisplayValue('Default order');
    await userEvent.selectOptions(order, 'Amount (AED), descending');
    await waitFor(() =>
      expect(requested).toHaveBeenLastCalledWith({
        page: '1',
        page_size: '10',
        scope: 'all',
        ordering: '-total_amount',
      }),
    );
    await waitFor(() => expect(order).toHaveDisplayValue('Amount (AED), descending'));
    // The contrast is checked when the list is no longer faded.
    await waitFor(() => expect(order.closest('[aria-busy=true]')).toBeNull());
    await waitFor(() => expect(document.getAnimations()).toEqual([]));
  },
};

const cruises = at('/dashboard/cruises', Cruises);

/** Cruise requests with contact details and status, paged by the server. */
export const CruiseRequests: Story = {
  ...cruises,
  tags: ['CRUISE-13', 'STAFF-31'],
  parameters: responses(recordsQuery('listCruiseRequests', requested, examples.listCruiseRequests.cruiseRequests)),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /CR55310268/ }));
    await expectTexts(row, 'Amira Haddad', 'Palm and Marina Yacht Day', 'One guest uses a wheelchair.', 'AED 2,700.00');
    await expectLink(row, 'amira.haddad@example.com', 'mailto:amira.haddad@example.com');
    await expect(row.getByText('Requested')).toBeVisible();
    await expect(within(canvas.getByRole('row', { name: /CR10773945/ })).getByText('Withdrawn')).toBeVisible();
    await expect(requested).toHaveBeenLastCalledWith({ page: '1', page_size: '10', scope: 'all' });
    await expect(canvas.getByRole('link', { name: 'Cruise requests' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(expect.objectContaining({ ordering: 'date' })));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy=true]')).toBeNull());
  },
};

/** No cruise requests. */
export const CruiseRequestsNone: Story = {
  ...cruises,
  tags: ['CRUISE-13'],
  parameters: { msw: [asStaff, ...scenarios.empty] },
  play: ({ canvas }) => waitForTexts(canvas, '0 entries'),
};

/** Cruise requests can’t be loaded. */
export const CruiseRequestsFailed: Story = {
  ...cruises,
  tags: ['CRUISE-13'],
  parameters: responses(fails('listCruiseRequests', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load cruise requests')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The staff member’s own profile. */
export const OwnSettings: Story = {
  ...at('/dashboard/settings', Settings),
  tags: ['GAP-42', 'SHELL-33'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^First name/)).toHaveValue(staffUser.first_name);
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  },
};
