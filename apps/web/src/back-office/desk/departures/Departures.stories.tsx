import type { Input } from '@aitours/api-client';
import {
  examples,
  fails,
  neverResponds,
  problemExamples,
  respondsWith,
  streamsEvents,
} from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../../testing/asUser.ts';
import { expectLink, expectTexts, waitForTexts } from '../../../testing/expectTexts.ts';
import Departures from './Departures.route.tsx';

const desk = asStaff('desk');
const { departures, noDepartures } = examples.listDepartures;

const path = '/dashboard/departures?date=2030-02-26';

const isLive = streamsEvents('streamDepartureEvents', (send) => send());

/** A story at an address of the page. */
const at = (address: string, ...msw: readonly Handler[]) => desk.at(address, ...msw, isLive);

const meta = {
  title: 'Routes/Dashboard departures',
  component: Departures,
} satisfies Meta<typeof Departures>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the order of the times; pickups are grouped by area, and what is to be paid in cash is named. */
export const Loaded: Story = {
  ...at(path, respondsWith('listDepartures', departures)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 departures, 13 people, AED 648.00 to be paid in cash')).toBeVisible();
    await expect(canvas.queryByText(/Only the first of them are listed/)).toBeNull();
    await expect(await canvas.findByText('Live: changes appear by themselves.')).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      '7:30 AM · Dubai Airport Terminal 3 → Atlantis, The Palm',
      '3:00 PM · Evening Desert Safari in the Red Dunes',
      'Any time · The Emirates in a Week, day 2',
    ]);
    const inDubai = within(canvas.getByRole('table', { name: 'Pickup in Dubai' }));
    await expectLink(inDubai, 'Amira Haddad', '/dashboard/bookings/AB10047756');
    await expectTexts(inDubai, 'One of us eats no meat.', 'AED 648.00');
    const inSharjah = within(canvas.getByRole('table', { name: 'Pickup in Sharjah' }));
    await expectTexts(inSharjah, 'A wheelchair, which folds.', 'Pay back AED 50.00');
    await expect(canvas.getByText('Pickup in Dubai: 4 adults, 1 child, 1 infant')).toBeVisible();
    const drivers = within(canvas.getByRole('navigation', { name: 'Drivers' })).getAllByRole('link');
    await expect(drivers.map(({ textContent }) => textContent)).toEqual([
      'Rashid: 2 pickups, 9 people',
      'No driver yet: 2 pickups, 4 people',
    ]);
  },
};

/** Not all bookings of the day are listed. */
export const TooMany: Story = {
  name: 'A day with more bookings than are listed says so',
  ...at(path, respondsWith('listDepartures', { ...departures, is_complete: false })),
  play: ({ canvas }) => waitForTexts(canvas, /Only the first of them are listed/),
};

/** One departure, for the driver or the guide. */
export const Manifest: Story = {
  ...at(`${path}&departure=activity+101+15%3A00`, respondsWith('listDepartures', departures)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 departure, 8 people, AED 648.00 to be paid in cash')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All departures of this day' })).toBeVisible();
    await expect(canvas.queryByText('Jonas Weber')).not.toBeInTheDocument();
  },
};

/** The only booking of the departure was cancelled meanwhile. */
export const ManifestWithoutBookings: Story = at(
  `${path}&departure=activity+99+15%3A00`,
  respondsWith('listDepartures', departures),
);

/** What one driver drives on the day, in the order of the times, to print. */
export const ManifestOfDriver: Story = {
  ...at(`${path}&driver=Rashid`, respondsWith('listDepartures', departures)),
  play: async ({ canvas }) => {
    await waitForTexts(
      canvas,
      'Manifest of Rashid: 2 departures, 9 people, AED 648.00 to be paid in cash',
      'Jonas Weber',
    );
    await expect(canvas.queryByText('Priya Nair')).toBeNull();
    await expect(canvas.queryByText('Noor Khalid')).toBeNull();
  },
};

/** What no driver has yet. */
export const WithoutDriver: Story = {
  ...at(`${path}&driver=`, respondsWith('listDepartures', departures)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Without a driver: 2 departures, 4 people')).toBeVisible();
    await expect(canvas.queryByText('Jonas Weber')).toBeNull();
  },
};

/** The pickups of this driver are another's meanwhile. */
export const ManifestWithoutPickups: Story = {
  ...at(`${path}&driver=Imran`, respondsWith('listDepartures', departures)),
  play: ({ canvas }) => waitForTexts(canvas, 'Imran drives no pickup of this day any more'),
};

/** The shop can't send events: the list is loaded again every half minute, and says when it was. */
export const NotLive: Story = {
  ...at(path, respondsWith('listDepartures', departures), fails('streamDepartureEvents', 'service-unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Reconnecting… Updated at/)).toBeVisible();
    const status = await canvas.findByText(/^Not live, updated at .*The list is loaded again/, {}, { timeout: 30_000 });
    await expect(status.closest('[role="status"]')).toBeVisible();
  },
};

/** The stream isn't open yet. */
export const Connecting: Story = {
  ...at(path, respondsWith('listDepartures', departures), neverResponds('streamDepartureEvents')),
  play: ({ canvas }) => waitForTexts(canvas, 'Connecting to live updates…'),
};

export const NothingTakesPlace: Story = at(path, respondsWith('listDepartures', noDepartures));

export const Loading: Story = at(path, neverResponds('listDepartures'));

export const Failed: Story = at(path, fails('listDepartures', 'service-unavailable'));

/** A role without the permission to see bookings. */
export const OtherRole: Story = {
  ...asStaff('content').at(path),
};

export const Printing: Story = {
  name: 'The manifest is printed',
  tags: ['!autodocs', 'test-only'],
  ...at(path, respondsWith('listDepartures', departures)),
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(fn());
    await userEvent.click(await canvas.findByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const OtherDay: Story = {
  name: 'Another day is requested, and is in the address',
  tags: ['!autodocs', 'test-only'],
  ...at(
    path,
    respondsWith('listDepartures', ({ query }) =>
      query.get('date') === '2030-02-27' ? { ...noDepartures, date: '2030-02-27' } : departures,
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next day' }));
    await expect(await canvas.findByText('Nothing takes place on this day')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveValue('2030-02-27'));
  },
};

let sendEvent = (): void => undefined;
let hasHappened = false;
const [, safari, tour] = departures.results;

/** The safari is paid, and the transfer is cancelled. */
const laterDepartures = {
  ...departures,
  results: [safari, tour]
    .filter((departure) => departure !== undefined)
    .map((departure) => ({
      ...departure,
      parties: departure.parties.map((party) => ({ ...party, unpaid_amount: null })),
    })),
};

export const Changes: Story = {
  name: 'What happens to a booking appears, is announced and marked, and the focus stays',
  tags: ['!autodocs', 'test-only'],
  ...at(
    path,
    respondsWith('listDepartures', () => (hasHappened ? laterDepartures : departures)),
    streamsEvents('streamDepartureEvents', (send) => {
      sendEvent = send;
      send();
    }),
  ),
  play: async ({ canvas }) => {
    hasHappened = false;
    await canvas.findByText('Live: changes appear by themselves.');
    await expect(canvas.queryByText('Changed')).toBeNull();
    const link = canvas.getByRole('link', { name: 'Amira Haddad' });
    link.focus();
    hasHappened = true;
    sendEvent();
    const news = await canvas.findByText(/: 1 changed booking, 1 booking cancelled or moved\.$/);
    await expect(news.closest('[role="status"]')).toBeVisible();
    await expect(canvas.getByText('Changed')).toBeVisible();
    await expect(canvas.queryByText('AED 648.00')).toBeNull();
    await expect(link).toHaveFocus();
  },
};

const inSharjah = /^Assign driver of 3:00 PM · Evening Desert Safari in the Red Dunes, Pickup in Sharjah$/;

/** The list after a driver of the safari's pickup in Sharjah was saved. */
const withDriver = (driver: string | null) => ({
  ...departures,
  results: departures.results.map((departure) => ({
    ...departure,
    pickups: departure.pickups.map((pickup) =>
      pickup.pickup_area === 'sharjah' ? { ...pickup, driver, version: `version-of-${driver}` } : pickup,
    ),
  })),
});
let driverNow: string | null = null;
const readsDriver = respondsWith('listDepartures', () => withDriver(driverNow));
/** Saves like the server: only in the version that is current. */
const savesDriver = http.put('*/api/v1/departures/driver/', async ({ request }) => {
  const { pickup_area, driver } = (await request.json()) as Input<'setPickupDriver'>['body'];
  const isCurrent = request.headers.get('if-match') === `"version-of-${driverNow}"` && pickup_area === 'sharjah';
  if (isCurrent) driverNow = driver;
  return isCurrent
    ? new HttpResponse(null, { status: 204 })
    : HttpResponse.json(problemExamples['precondition-failed'], {
        status: 412,
        headers: { 'content-type': 'application/problem+json' },
      });
});
const startsWithoutDriver = {
  ...at(path, readsDriver, savesDriver),
  beforeEach: () => {
    driverNow = null;
  },
};

/** Known drivers are one click, others are typed. */
export const Assigning: Story = {
  ...at(path, respondsWith('listDepartures', departures)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: inSharjah }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText('2 adults. No driver yet.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Yusuf' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name of the driver' })).not.toHaveFocus();
    await expect(dialog.queryByRole('button', { name: 'Remove driver' })).toBeNull();
  },
};

export const Assigned: Story = {
  name: 'A known driver is assigned with one click, and announced',
  tags: ['!autodocs', 'test-only'],
  ...startsWithoutDriver,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: inSharjah });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save driver' }));
    await expect(dialog.getByText('Please write a name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Imran' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Driver: Imran')).toBeVisible();
    await expect(button).toHaveTextContent(/^Change driver/);
    const status = canvas.getByText(/^Imran drives 3:00 PM · .*, Pickup in Sharjah\.$/);
    await expect(status).toHaveAttribute('role', 'status');
  },
};

export const AssignedLast: Story = {
  name: 'An assigned pickup leaves the list of those without a driver, and the focus moves to the next one',
  tags: ['!autodocs', 'test-only'],
  ...at(`${path}&driver=`, readsDriver, savesDriver),
  beforeEach: startsWithoutDriver.beforeEach,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: inSharjah }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Imran' }));
    await waitFor(() => expect(canvas.queryByText('Priya Nair')).toBeNull());
    const next = canvas.getByRole('button', { name: /^Assign driver of Any time · The Emirates in a Week/ });
    await waitFor(() => expect(next).toHaveFocus());
  },
};

export const AssignedMeanwhile: Story = {
  name: 'A driver whom a colleague has assigned meanwhile is named before it is replaced, and the input stays',
  tags: ['!autodocs', 'test-only'],
  ...startsWithoutDriver,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: inSharjah }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name of the driver' });
    await userEvent.type(name, 'Salem');
    driverNow = 'Yusuf';
    await userEvent.click(dialog.getByRole('button', { name: 'Save driver' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Yusuf drives it now/);
    await expect(name).toHaveValue('Salem');
    await userEvent.click(dialog.getByRole('button', { name: 'Save driver' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Driver: Salem')).toBeVisible();
  },
};

export const NotSaved: Story = {
  name: 'A driver that can’t be saved stays in the form',
  tags: ['!autodocs', 'test-only'],
  ...at(path, respondsWith('listDepartures', departures), fails('setPickupDriver', 'service-unavailable')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: inSharjah }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the driver' }), 'Salem{Enter}');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name of the driver' })).toHaveValue('Salem');
  },
};

export const ForTheGate: Story = {
  name: 'A role that can’t change bookings sees the drivers, and assigns none',
  tags: ['!autodocs', 'test-only'],
  ...asStaff('gate').at(path, respondsWith('listDepartures', departures), isLive),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Driver: Rashid'))[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /driver/i })).toBeNull();
  },
};
