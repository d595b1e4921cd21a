import { examples, fails, neverResponds, respondsWith, scenarios, streamsEvents } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Departures from './Departures.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'desk' } as const;
const { departures, noDepartures } = examples.listDepartures;
const path = '/dashboard/departures?date=2030-02-26';

type Handler = ReturnType<typeof fails>;

const isLive = streamsEvents('streamDepartureEvents', (send) => send());

/** A story at an address of the page. */
const at = (address: string, ...msw: readonly Handler[]): Story => ({
  decorators: [atPath(address, { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, isLive, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Dashboard departures',
  component: Departures,
  parameters: { layout: 'fullscreen' },
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
    await expect(inDubai.getByRole('link', { name: 'Amira Haddad' })).toHaveAttribute(
      'href',
      '/dashboard/bookings/AB10047756',
    );
    await expect(inDubai.getByText('One of us eats no meat.')).toBeVisible();
    await expect(inDubai.getByText('AED 648.00')).toBeVisible();
    const inSharjah = within(canvas.getByRole('table', { name: 'Pickup in Sharjah' }));
    await expect(inSharjah.getByText('A wheelchair, which folds.')).toBeVisible();
  },
};

/** Not all bookings of the day are listed. */
export const TooMany: Story = {
  name: 'GAP-59 a day with more bookings than are listed says so',
  tags: ['GAP-59'],
  ...at(path, respondsWith('listDepartures', { ...departures, is_complete: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only the first of them are listed/)).toBeVisible();
  },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Connecting to live updates…')).toBeVisible();
  },
};

export const NothingTakesPlace: Story = at(path, respondsWith('listDepartures', noDepartures));

export const Loading: Story = at(path, neverResponds('listDepartures'));

export const Failed: Story = at(path, fails('listDepartures', 'service-unavailable'));

/** A role without the permission to see bookings. */
export const OtherRole: Story = {
  decorators: [atPath(path, { as: { ...user, staff_role: 'content' } })],
  parameters: { msw: [respondsWith('getMe', { ...user, staff_role: 'content' }), ...scenarios.default] },
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
  name: 'GAP-59 what happens to a booking appears, is announced and marked, and the focus stays',
  tags: ['GAP-59', '!autodocs', 'test-only'],
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
