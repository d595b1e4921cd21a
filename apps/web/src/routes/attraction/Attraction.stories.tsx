import type { Input } from '@aitours/api-client';
import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ticketsId } from '../../features/ticket-flow/TicketFlow.tsx';
import { atPath } from '../../testing/atPath.tsx';
import { mockReviews } from '../../testing/mockReviews.ts';
import Attraction from './Attraction.route.tsx';

const meta = {
  title: 'Routes/Attraction',
  component: Attraction,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Attraction>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { event } = examples.getTicket;
const path = `/attractions/${event.slug}`;
const [standard, vip] = event.ticket_types;
const phone = { globals: { viewport: { value: 'phone' } } };

const today = toDubaiDate(new Date());
/** Two dates of one month, from the first of the month after next; the date between them has no tickets. */
const first = `${addDays(`${addDays(`${today.slice(0, 8)}01`, 40).slice(0, 8)}01`, 32).slice(0, 8)}01`;
const [between, other] = [addDays(first, 1), addDays(first, 2)];
const open = { ...event, available_dates: [addDays(today, -1), first, other] };

/** The last cart item that was sent. */
let added: Input<'addCartItem'>['body'] | undefined;
/** Date and ticket type of the time slots that were requested. */
const timesFor: (string | null)[][] = [];
const working = [respondsWith('getTicket', open), ...scenarios.default];
const withEvent = (change: Partial<typeof open>) => [
  respondsWith('getTicket', { ...open, ...change }),
  ...scenarios.default,
];

const findFlow = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Ticket Options' }));
const getName = (date: string) => {
  const { format } = new Intl.DateTimeFormat('en-AE', { dateStyle: 'full', timeZone: 'UTC' });
  return new RegExp(`^${format(new Date(`${date}T00:00:00Z`))}`);
};
const clickButton = async (flow: Canvas, name: string | RegExp) =>
  userEvent.click(await flow.findByRole('button', { name }));

/** Goes to the third step. */
const toTimes = async (canvas: Canvas, date = first, type = standard!.name) => {
  const flow = await findFlow(canvas);
  await clickButton(flow, getName(date));
  await clickButton(flow, new RegExp(`^${type} *\\$`));
  await flow.findByRole('heading', { name: 'Select Time Slot' });
  return flow;
};
const toQuantities = async (canvas: Canvas, date = first) => {
  const flow = await toTimes(canvas, date);
  await clickButton(flow, /^5:30 PM/);
  await flow.findByRole('heading', { name: 'Select Quantities' });
  return flow;
};
const addOne = async (canvas: Canvas) => {
  const flow = await toQuantities(canvas);
  await clickButton(flow, 'More: Adults');
  await clickButton(flow, 'Add to Cart');
  return flow;
};

/** The page with its ticket dates. */
export const Loaded: Story = {
  tags: ['TICKET-19', 'TICKET-20', 'TICKET-22', 'CONST-20', 'QUIRK-01'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: event.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'About This Event' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose tickets' })).toHaveAttribute('href', '#tickets');
    const cheapest = event.ticket_types.map(({ adult_price }) => Number(adult_price)).sort((one, other) => one - other);
    await expect(canvas.getByText(`$${cheapest[0]!.toFixed(2)}`).parentElement).toHaveTextContent(/^From.*per adult$/);
    await expect(canvas.getByText('Free cancellation')).toBeVisible();
    const flow = await findFlow(canvas);
    const dots = within(flow.getByRole('list', { name: 'Steps to your tickets' })).getAllByRole('listitem');
    await expect(dots).toHaveLength(4);
    await expect(dots[0]).toHaveAttribute('aria-current', 'step');
    await expect(flow.getByRole('button', { name: 'Back' })).toBeDisabled();
    const next = flow.getByRole('button', { name: 'Continue' });
    await expect(next).toBeDisabled();
    await expect(next).toHaveAccessibleDescription('Choose a date to continue.');
    await expect(await flow.findByRole('button', { name: getName(first) })).toBeEnabled();
    await expect(flow.getByRole('button', { name: getName(between) })).toHaveAccessibleName(/No tickets on this day/);
  },
};

/** What is known about the visit is below the ticket types. */
export const Facts: Story = {
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('region', { name: 'Good to know' }));
    await expect(facts.getByText('Step-free')).toBeVisible();
    await expect(facts.getByText('Light jacket for the terrace')).toBeVisible();
    await expect(facts.getByText('English, Arabic')).toBeVisible();
    await expect(facts.queryByText('Dress code')).not.toBeInTheDocument();
  },
};

/** Its opening hours in Ramadan, while it is near. */
export const RamadanHours: Story = {
  decorators: [atPath(path)],
  globals: { clock: 'ramadan' },
  parameters: { msw: withEvent({ facts: { ramadan_hours: { opens: '20:00', closes: '02:00' } } }) },
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('region', { name: 'Good to know' }));
    await expect(await facts.findByText('8:00 PM to 2:00 AM')).toBeVisible();
    await expect(
      facts.getByText(/from Mon 8 February 2027 to Mon 8 March 2027\. The sighting of the moon/),
    ).toBeVisible();
  },
};

/** On other dates of the year, they aren’t shown. */
export const RamadanIsFar: Story = {
  ...RamadanHours,
  tags: ['!autodocs', 'test-only'],
  globals: { clock: 'before' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What the tickets include' })).toBeVisible();
    await expect(canvas.queryByText(/Ramadan/)).not.toBeInTheDocument();
  },
};

/** Nothing is claimed about what is unknown. */
export const WithoutFacts: Story = {
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath(path)],
  parameters: { msw: withEvent({ facts: undefined, languages: undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What the tickets include' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Good to know' })).not.toBeInTheDocument();
  },
};

/** Dates with few places, and dates sold out meanwhile. */
export const FewPlaces: Story = {
  tags: ['GAP-10'],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith(
        'getTicketAvailability',
        examples.getTicketAvailability.ticketAvailability
          .slice(0, 2)
          .map((slot, index) => ({ ...slot, date: [first, other][index] ?? first, available: index === 0 ? 2 : 0 })),
      ),
      ...working,
    ],
  },
  play: async ({ canvas }) => {
    const flow = await findFlow(canvas);
    await waitFor(() =>
      expect(flow.getByRole('button', { name: getName(first) })).toHaveAccessibleName(/2 places left/),
    );
    await expect(flow.getByRole('button', { name: getName(other) })).toHaveAccessibleName(/Sold out/);
  },
};

export const Booked: Story = {
  name: 'Four steps to the cart, without signing in',
  tags: [
    '!autodocs',
    'test-only',
    'TICKET-21',
    'TICKET-24',
    'TICKET-27',
    'TICKET-29',
    'TICKET-35',
    'TICKET-36',
    'TICKET-39',
    'TICKET-43',
    'QUIRK-01',
  ],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith('addCartItem', ({ body }) => {
        added = body;
        return examples.addCartItem.ticketCartItem;
      }),
      respondsWith('listTicketTimeSlots', ({ query }) => {
        timesFor.push([query.get('date'), query.get('ticket_type_id')]);
        return examples.listTicketTimeSlots.timeSlots;
      }),
      ...working,
    ],
  },
  play: async ({ canvas, step }) => {
    const flow = await findFlow(canvas);
    timesFor.length = 0;
    await step('a date leads to the ticket, the ticket to the time', async () => {
      await expect(flow.getByRole('heading', { name: 'Select Date' })).toBeVisible();
      await clickButton(flow, getName(first));
      await waitFor(() => expect(flow.getByRole('heading', { name: 'Select Ticket Type' })).toHaveFocus());
      await expect(flow.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await expect(flow.getByText('Fast Track Entry · Meal Package')).toBeVisible();
      await clickButton(flow, new RegExp(`^${vip!.name} *\\$399.00`));
      await waitFor(() => expect(flow.getByRole('heading', { name: 'Select Time Slot' })).toHaveFocus());
    });
    await step('back, and on again with what was chosen', async () => {
      await clickButton(flow, 'Back');
      await expect(flow.getByRole('button', { pressed: true })).toHaveTextContent(vip!.name);
      await clickButton(flow, 'Continue');
    });
    await step('the price of the time; that there are places enough is no news', async () => {
      await expect(await flow.findByRole('button', { name: /^8:00 AM *\$379.00/ })).toBeVisible();
      await expect(flow.queryByText(/places? left/)).not.toBeInTheDocument();
      await expect(timesFor.at(-1)).toEqual([first, vip!.id]);
      await expect(flow.getByRole('button', { name: 'Continue' })).toBeDisabled();
      await clickButton(flow, /^5:30 PM *\$439.00/);
    });
    await step('how many', async () => {
      await waitFor(() => expect(flow.getByRole('heading', { name: 'Select Quantities' })).toHaveFocus());
      await expect(flow.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
      await clickButton(flow, 'More: Adults');
      await clickButton(flow, 'More: Adults');
      await clickButton(flow, 'More: Children');
      await expect(flow.getByText('$1,203.00')).toBeVisible();
    });
    await clickButton(flow, 'Add to Cart');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/cart'));
    const notice = await screen.findByText('Ticket added to cart!');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(added).toMatchObject({
      event_id: event.id,
      ticket_type_id: vip!.id,
      event_date: first,
      adults: 2,
      children: 1,
      quantity: 3,
      details: { adultQty: '2', adultPrice: '439.00', features: ['Fast Track Entry', 'Meal Package'] },
    });
  },
};

/** The URL parameters of a complete choice. */
const chosen = new URLSearchParams({ date: first, ticket: standard!.id, time: '403', adults: '2', children: '1' });

/** The choice is in the URL: it survives a reload and sharing. */
export const FromAddress: Story = {
  tags: ['TICKET-21', 'TICKET-28'],
  decorators: [atPath(`${path}?${chosen}`)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const flow = await findFlow(canvas);
    await expect(await flow.findByRole('heading', { name: 'Select Quantities' })).toBeVisible();
    await waitFor(() => expect(flow.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2));
    await expect(flow.getByRole('spinbutton', { name: 'Children' })).toHaveValue(1);
    await expect(flow.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await clickButton(flow, 'Back');
    await expect(await flow.findByRole('button', { pressed: true })).toHaveTextContent('5:30 PM');
  },
};

/** Its facts exclude children: their tickets have to be left out, and can't be added. */
export const OnlyForAdults: Story = {
  tags: ['TICKET-30'],
  decorators: [atPath(`${path}?${chosen}`)],
  parameters: { msw: [respondsWith('getTicket', { ...open, facts: { min_age: 13 } }), ...scenarios.default] },
  play: async ({ canvas }) => {
    const flow = await findFlow(canvas);
    const children = await flow.findByRole('spinbutton', { name: 'Children' });
    await waitFor(() => expect(children).toHaveValue(1));
    await expect(children).toHaveAccessibleDescription('Only for people from 13 years');
    await expect(flow.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await expect(flow.getByText(/Leave out the children’s tickets/)).toBeVisible();
    await clickButton(flow, 'Fewer: Children');
    await expect(flow.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    await clickButton(flow, 'More: Children');
    await expect(children).toHaveValue(0);
  },
};

/** Another date clears ticket and time. */
export const AnotherDate: Story = {
  tags: ['TICKET-23'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await clickButton(flow, 'Back');
    await clickButton(flow, 'Back');
    await clickButton(flow, getName(other));
    await flow.findByRole('heading', { name: 'Select Ticket Type' });
    await expect(flow.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
    await expect(flow.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** Children require an adult. */
export const ChildrenAlone: Story = {
  tags: ['TICKET-30', 'TICKET-31', 'TICKET-32'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const flow = await toQuantities(canvas);
    const text = 'At least one adult ticket is required when booking child tickets';
    await clickButton(flow, 'Fewer: Adults');
    await expect(flow.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(0);
    await expect(flow.getByText('Choose at least one ticket.')).toBeVisible();
    await clickButton(flow, 'More: Children');
    await expect(await flow.findByText(text)).toBeVisible();
    await expect(flow.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    await expect(flow.getByRole('button', { name: 'Add to Cart' })).toHaveAccessibleDescription(text);
    await clickButton(flow, 'More: Adults');
    await waitFor(() => expect(flow.queryByText(text)).not.toBeInTheDocument());
    await expect(flow.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  },
};

/** A ticket type that is not sold for children. */
export const AdultsOnly: Story = {
  tags: ['TICKET-33'],
  decorators: [atPath(path)],
  parameters: { msw: withEvent({ ticket_types: [{ ...standard!, child_price: null }] }) },
  play: async ({ canvas }) => {
    const flow = await toQuantities(canvas);
    await expect(flow.getByRole('spinbutton', { name: 'Adults' })).toBeVisible();
    await expect(flow.queryByRole('spinbutton', { name: 'Children' })).not.toBeInTheDocument();
    await expect(flow.getByText('There is no ticket for children under 13.')).toBeVisible();
    await expect(canvas.getAllByText('There is no ticket for children under 13.')).toHaveLength(2);
  },
};

const season = { name: 'High season', adult_price: '240.00', child_price: '180.00' };
const seasonal = withEvent({
  from_price: '189.00',
  ticket_types: [{ ...standard!, price_seasons: [{ ...season, start_date: other, end_date: addDays(other, 20) }] }],
});

/** A ticket type with a price season: without a date, the page states the lowest price and that the date matters. */
export const PriceByDate: Story = {
  decorators: [atPath(path)],
  parameters: { msw: seasonal },
  play: async ({ canvas }) => {
    const flow = await findFlow(canvas);
    await expect(await flow.findByText('The price depends on the date.')).toBeVisible();
    await expect(canvas.getByText('$189.00').parentElement).toHaveTextContent(/^From.*per adult$/);
  },
};

/** A date in a price season: each step has its price, to which the time slot adds as on other dates. */
export const DateInSeason: Story = {
  decorators: [atPath(path)],
  parameters: { msw: seasonal },
  play: async ({ canvas }) => {
    const flow = await toQuantities(canvas, other);
    await clickButton(flow, 'More: Adults');
    await clickButton(flow, 'More: Children');
    await expect(flow.getByText('$280.00 each')).toBeVisible();
    await expect(flow.getByText('$460.00')).toBeVisible();
    await clickButton(flow, 'Back');
    await expect(await flow.findByRole('button', { name: /^5:30 PM *\$280\.00/ })).toBeVisible();
    await clickButton(flow, 'Back');
    const type = await flow.findByRole('button', { name: /^Levels 124 and 125 *\$240\.00/ });
    await expect(type).toHaveAccessibleName(/Child.*\$180\.00.*High season price$/);
  },
};

/** Another date has the regular price, and says so. */
export const DateOutOfSeason: Story = {
  decorators: [atPath(path)],
  parameters: { msw: seasonal },
  play: async ({ canvas }) => {
    const flow = await findFlow(canvas);
    await clickButton(flow, getName(first));
    const type = await flow.findByRole('button', { name: /^Levels 124 and 125 *\$189\.00/ });
    await expect(type).toHaveAccessibleName(/Regular price$/);
  },
};

/** A slot with few places says so. */
export const FewLeftAtATime: Story = {
  tags: ['GAP-09'],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith(
        'listTicketTimeSlots',
        examples.listTicketTimeSlots.timeSlots.map((slot, index) => ({ ...slot, available: index + 3 })),
      ),
      ...working,
    ],
  },
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await expect(await flow.findByRole('button', { name: /^8:00 AM.*3 places left/ })).toBeVisible();
    await expect(flow.getAllByText(/places? left/)).toHaveLength(1);
  },
};

/** Sets the browser's time zone. */
const livingIn = (timeZone: string) => () => {
  const resolved = Intl.DateTimeFormat.prototype.resolvedOptions;
  spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolved.call(this), timeZone };
  });
};

/** Times are Dubai’s, with the visitor’s time when it differs. */
export const FromAfar: Story = {
  tags: ['GAP-31', 'CONST-20'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  beforeEach: livingIn('Asia/Kolkata'),
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await clickButton(flow, /^8:00 AM.*9:30 AM where you are/);
    await expect(await flow.findByText('Begins at 8:00 AM Dubai time (9:30 AM where you are).')).toBeVisible();
    const free = /^Free cancellation until .*, 8:00 AM Dubai time \(9:30 AM where you are\)\.$/;
    await expect(flow.getByText(free)).toBeVisible();
  },
};

/** The time is shown once in Dubai’s time zone. */
export const InTheGulf: Story = {
  tags: ['GAP-31', 'CONST-20'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  beforeEach: livingIn('Asia/Muscat'),
  play: async ({ canvas }) => {
    const flow = await toQuantities(canvas);
    await expect(await flow.findByText('Begins at 5:30 PM.')).toBeVisible();
    await expect(flow.getByText(/^Free cancellation until .*, 5:30 PM\.$/)).toBeVisible();
  },
};

/** No slots on that date. */
export const NoTimes: Story = {
  tags: ['TICKET-26'],
  decorators: [atPath(path)],
  parameters: { msw: [respondsWith('listTicketTimeSlots', []), ...working] },
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await expect(await flow.findByText('No time slots available for the selected date.')).toBeVisible();
    await expect(flow.getByRole('button', { name: 'Continue' })).toBeDisabled();
  },
};

/** Slots that could not be loaded count as none. */
export const TimesFailed: Story = {
  tags: ['!autodocs', 'test-only', 'TICKET-25', 'TICKET-26', 'API-51'],
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('listTicketTimeSlots'), ...working] },
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await expect(await flow.findByText('No time slots available for the selected date.')).toBeVisible();
  },
};

export const TimesLoading: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [neverResponds('listTicketTimeSlots'), ...working] },
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await expect(flow.getByText('Loading the times of that day')).toBeInTheDocument();
  },
};

/** A sold-out slot can’t be selected. */
export const TimeSoldOut: Story = {
  tags: ['GAP-09'],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith(
        'listTicketTimeSlots',
        examples.listTicketTimeSlots.timeSlots.map((slot, index) => (index === 0 ? { ...slot, available: 0 } : slot)),
      ),
      ...working,
    ],
  },
  play: async ({ canvas }) => {
    const flow = await toTimes(canvas);
    await expect(await flow.findByRole('button', { name: /^8:00 AM.*Sold out/ })).toBeDisabled();
  },
};

/** A cart item like the tickets that `addOne` chooses. */
const line = examples.addCartItem.ticketCartItem;
const inCart = (date: string) =>
  respondsWith('getCart', {
    ...examples.getCart.cart,
    items: [
      { ...line, service_date: date, date, time: '17:30', details: { ...line.details, ticket_type_id: standard!.id } },
    ],
  });

/** The same tickets are in the cart. */
export const AlreadyInCart: Story = {
  tags: ['TICKET-37'],
  decorators: [atPath(path)],
  parameters: { msw: [inCart(first), ...working] },
  play: async ({ canvas }) => {
    const flow = await addOne(canvas);
    await expect(await flow.findByText('This ticket is already in your cart!')).toBeVisible();
    await expect(document.body.dataset['path']).toBe(path);
  },
};

export const OtherDayInCart: Story = {
  name: 'The same tickets on another date are other tickets',
  tags: ['!autodocs', 'test-only', 'TICKET-38'],
  decorators: [atPath(path)],
  parameters: { msw: [inCart(other), ...working] },
  play: async ({ canvas }) => {
    await addOne(canvas);
    await waitFor(() => expect(document.body.dataset['path']).toBe('/cart'));
  },
};

export const SoldOutMeanwhile: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [fails('addCartItem', 'sold-out', { detail: 'Only 1 place is left at that time.' }), ...working] },
  play: async ({ canvas }) => {
    const flow = await addOne(canvas);
    await expect(await flow.findByText('Only 1 place is left at that time.')).toBeVisible();
    await expect(flow.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(1);
  },
};

/** Adding is rejected without a message. */
export const AddingRejected: Story = {
  tags: ['CART-18', 'API-17'],
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('addCartItem', 502), ...working] },
  play: async ({ canvas }) => {
    const flow = await addOne(canvas);
    await expect(await flow.findByText('Error adding to cart: 502')).toBeVisible();
  },
};

/** Adding receives no response. */
export const NoReply: Story = {
  tags: ['SHELL-62'],
  decorators: [atPath(path)],
  parameters: { msw: [losesConnection('addCartItem'), ...working] },
  play: async ({ canvas }) => {
    const flow = await addOne(canvas);
    await expect(await flow.findByText('No response from server')).toBeVisible();
  },
};

/** No date has tickets left. */
export const SoldOut: Story = {
  tags: ['TICKET-22'],
  decorators: [atPath(path)],
  parameters: {
    msw: withEvent({ available_tickets: 0, available_dates: [addDays(today, -1)], image: null, images: [] }),
  },
  play: async ({ canvas }) => {
    const flow = await findFlow(canvas);
    await expect(await flow.findByText('There are no dates with tickets left at the moment.')).toBeVisible();
    await expect(canvas.getAllByText('Sold Out')[0]).toBeVisible();
  },
};

/** Unknown attraction. */
export const NotFound: Story = {
  tags: ['GAP-48'],
  decorators: [atPath('/attractions/no-such-thing')],
  parameters: { msw: scenarios.missing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error!')).toBeVisible();
    await expect(canvas.getByText('Failed to load attraction tickets. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to all attractions' })).toHaveAttribute('href', '/attractions');
  },
};

/** A Saudi destination: the error message, its details, and other attractions. */
export const InSaudiArabia: Story = {
  tags: ['GAP-47', 'GAP-48', 'STATIC-04'],
  decorators: [atPath('/attractions/hegra-tombs')],
  parameters: { msw: [fails('getTicket', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load attraction tickets. Please try again later.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Hegra can’t be booked here yet' })).toBeVisible();
    const back = canvas.getByRole('link', { name: 'All places in Saudi Arabia' });
    await expect(back).toHaveAttribute('href', '/saudi-arabia');
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
    const instead = within(await canvas.findByRole('region', { name: 'On sale now' }));
    await expect(instead.getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};

/** The server is unavailable. */
export const Failed: Story = {
  tags: ['TICKET-18'],
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('getTicket'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load attraction tickets. Please try again later.')).toBeVisible();
    await expect(canvas.getByText('Error!').closest('[role=alert]')).toHaveAttribute('data-tone', 'critical');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [neverResponds('getTicket'), ...scenarios.default] },
};

export const WithShell: Story = { decorators: [atPath(path, { hasShell: true })], parameters: { msw: working } };

export const Phone: Story = {
  decorators: [atPath(path, { hasShell: true })],
  globals: phone.globals,
  parameters: { msw: working },
};

export const PhoneQuantities: Story = {
  decorators: [atPath(path, { hasShell: true })],
  globals: phone.globals,
  parameters: { msw: working },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'About This Event' });
    // The flow loads when it is nearly in view.
    document.getElementById(ticketsId)?.scrollIntoView();
    await toQuantities(canvas);
  },
};

/** The reviews are below the ticket types. */
export const Reviewed: Story = {
  name: 'G9 the page has the reviews of the attraction',
  tags: ['G9'],
  decorators: [atPath(path)],
  parameters: { msw: [mockReviews('ticket', event.slug), ...working] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reviews' }));
    await expect(await section.findByText('(2 reviews)')).toBeVisible();
  },
};
