import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, formatDate, listDates, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { mockReviews } from '../../testing/mockReviews.ts';
import Activity from './Activity.route.tsx';

const meta = {
  title: 'Routes/Activity',
  component: Activity,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Activity>;
export default meta;
type Story = StoryObj<typeof meta>;

const { activity } = examples.getActivity;
const path = `/activity/${activity.slug}`;
const phone = { viewport: { value: 'phone' } };

const today = toDubaiDate(new Date());
/** Dates in one month, visible together in a calendar: from the first of the month after next. */
const first = `${addDays(`${addDays(`${today.slice(0, 8)}01`, 40).slice(0, 8)}01`, 32).slice(0, 8)}01`;
const [free, full, scarce] = [first, addDays(first, 1), addDays(first, 2)];
/** A date of a weekday on which the activity doesn't run, and one after its season. */
const [closed, over] = [addDays(first, 3), addDays(first, 20)];
const otherWeekdays = [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== new Date(`${closed}T00:00:00Z`).getUTCDay());
const getSpots = (date: string) => ({ [full]: 0, [scarce]: 2 })[date] ?? 15;

/** Every date from then on is bookable; stories set the places left. */
const open = { ...activity, time_slots: [{ ...activity.time_slots[0]!, start_date: first, end_date: '2099-12-31' }] };
const slot = open.time_slots[0]!;
const availability = respondsWith('getActivityAvailability', ({ query }) =>
  listDates(query.get('start') ?? '', query.get('end') ?? '').map((date) => ({
    date,
    spots: getSpots(date),
    time_slot_id: slot.id,
    start_time: slot.start_time,
  })),
);
const forAllAges = { ...open, facts: { min_age: 0 } };
const working = [respondsWith('getActivity', open), availability, ...scenarios.default];

/** Returns the date's button once the month's availability has loaded. */
const dayButton = async (panel: ReturnType<typeof within>, date: string) => {
  const { format } = new Intl.DateTimeFormat('en-AE', { dateStyle: 'full', timeZone: 'UTC' });
  const name = new RegExp(`^${format(new Date(`${date}T00:00:00Z`))}`);
  await panel.findByRole('button', { name });
  await waitFor(() => expect(panel.queryByText('Loading dates…')).not.toBeInTheDocument());
  return panel.getByRole('button', { name });
};
const choosePickup = async (panel: ReturnType<typeof within>) => {
  await userEvent.selectOptions(panel.getByRole('combobox', { name: /Pickup place/ }), 'Dubai');
  await userEvent.type(panel.getByRole('textbox', { name: /Hotel or address/ }), 'Rove Downtown');
};
const sidePanel = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('region', { name: 'Book this activity' }));

const fromThirteen = respondsWith('getActivity', { ...open, facts: { min_age: 13 } });

/** Its facts exclude children: they can't be added, and the counter says why. */
export const OnlyForAdults: Story = {
  tags: ['ACT-17'],
  decorators: [atPath(path)],
  parameters: { msw: [fromThirteen, availability, ...scenarios.default] },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    const children = await panel.findByRole('spinbutton', { name: 'Children' });
    await expect(panel.getAllByText('Only for people from 13 years')).toHaveLength(2);
    await userEvent.click(panel.getByRole('button', { name: 'More: Children' }));
    await expect(children).toHaveValue(0);
    await expect(panel.getAllByText('Only for people from 13 years')).toHaveLength(3);
  },
};

export const ChildrenChosenBefore: Story = {
  name: 'Children of a stored choice have to be removed',
  tags: ['!autodocs', 'test-only', 'ACT-17'],
  decorators: [
    (Story) => {
      const choice = { date: free, party: { adults: 2, children: 1, infants: 0 } };
      sessionStorage.setItem(`activityBooking ${activity.slug}`, JSON.stringify(choice));
      return <Story />;
    },
    atPath(path),
  ],
  parameters: { msw: [fromThirteen, availability, ...scenarios.default] },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await dayButton(panel, free);
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await userEvent.click(
      await panel.findByRole('link', { name: 'Children: Only for people from 13 years. Set this to 0 to continue.' }),
    );
    await expect(panel.getByRole('spinbutton', { name: 'Children' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Fewer: Children' }));
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await expect(await panel.findByRole('heading', { name: 'Pickup and extras' })).toBeVisible();
  },
};

/** Terms of its own instead of the badge. */
export const OwnTerms: Story = {
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith('getActivity', {
        ...activity,
        cancellation_terms: [
          { hours_before: 72, percent: 100 },
          { hours_before: 24, percent: 50 },
        ],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const text = 'Full refund until 3 days before the start, 50% until 24 hours before';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByText('Free cancellation')).not.toBeInTheDocument();
  },
};

export const Loaded: Story = {
  decorators: [atPath(path)],
  parameters: { msw: working },
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Loaded',
  tags: ['!autodocs', 'test-only', 'SHELL-23', 'ACT-01', 'ACT-03', 'ACT-04', 'ACT-05', 'ACT-06', 'ACT-07'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: activity.title })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Open image/ })).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 6 photos' }));
    await expect(canvas.getAllByRole('button', { name: /^Open image/ })).toHaveLength(6);
    const fact = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(fact('Duration')).toHaveTextContent('6 h');
    await expect(fact('Max participants')).toHaveTextContent('42');
    await expect(fact('Start time')).toHaveTextContent('3:00 PM');
    await expect(fact('Languages')).toHaveTextContent('English, Arabic, German');
    for (const name of ['About', 'Itinerary', 'Highlights', 'Included', 'Not included', 'Where it is']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    const { description, itinerary, highlights, included, not_included } = activity;
    for (const [name, text] of Object.entries({
      About: description.split('\n')[0],
      Itinerary: itinerary[0]?.title,
      Highlights: highlights[0],
      Included: included[0],
      'Not included': not_included[0],
    }))
      await expect(canvas.getByRole('heading', { level: 2, name }).closest('section')).toHaveTextContent(text ?? name);
    await expect(canvas.getByText('25.0365° N, 55.5880° E')).toBeInTheDocument();
  },
};

export const WithShell: Story = { decorators: [atPath(path, { hasShell: true })], parameters: { msw: working } };

/** The map loads when it comes into view. */
export const MapInView: Story = {
  tags: ['ACT-07'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('region', { name: `Map: ${activity.title}` });
    await expect(within(map).queryByRole('img')).not.toBeInTheDocument();
    map.scrollIntoView();
    await expect(await within(map).findByRole('img', { name: activity.title })).toBeVisible();
    await expect(within(map).getByText('Hatta')).toBeVisible();
    await expect(within(map).getByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};

/** All facts below what isn't included. */
export const Facts: Story = {
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith('getActivity', {
        ...open,
        facts: {
          min_age: 5,
          min_height_cm: 120,
          step_free: true,
          stroller: true,
          toilets: true,
          outdoors: false,
          diets: ['vegetarian', 'halal'],
          dress_code: 'Arms and legs covered',
          bring: ['Closed shoes', 'Hat'],
          meeting_point: open.facts?.meeting_point,
        },
      }),
      availability,
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const section = await canvas.findByRole('region', { name: 'Good to know' });
    await expect(section).toHaveAttribute('id', 'good-to-know');
    const { getByText } = within(section);
    for (const [label, value] of Object.entries({
      Age: 'From 5 years',
      Height: 'From 120 cm',
      'Wheelchair access': 'Step-free',
      Strollers: 'Possible',
      Toilets: 'Available',
      Setting: 'Mostly indoors',
      Meals: 'Vegetarian and halal possible',
      'Dress code': 'Arms and legs covered',
      'What to bring': 'Closed shoes, Hat',
    }))
      await expect(getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value);
    await expect(within(section).getByRole('heading', { name: 'Meeting point' })).toBeVisible();
    await expect(getByText('Car park of the Lahbab fort')).toBeVisible();
    await expect(
      within(section).getByRole('img', { name: 'White cars on the sand in front of the fort' }),
    ).toBeVisible();
    await expect(within(section).getByRole('link', { name: /Open in maps/ })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=25.0341&mlon=55.5929#map=14/25.0341/55.5929',
    );
    const before = canvas.getByRole('region', { name: 'Not included' });
    await expect(before.compareDocumentPosition(section)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** Nothing is said about what is unknown. */
export const WithoutFacts: Story = {
  decorators: [atPath(path)],
  parameters: {
    msw: [respondsWith('getActivity', { ...open, facts: undefined }), availability, ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Not included' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Good to know' })).toBeNull();
  },
};

/** Flexible duration, in English, no private option. */
export const FewFacts: Story = {
  tags: ['ACT-04', 'ACT-05', 'ACT-23'],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith('getActivity', {
        ...open,
        languages: [],
        time_slots: [{ ...slot, start_time: null }],
        private_available: false,
        image: null,
        images: [],
        addons: [],
        average_rating: null,
        reviews_count: 0,
        latitude: null,
        longitude: null,
      }),
      availability,
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const fact = async (name: string) => (await canvas.findByText(name, { selector: 'dt' })).nextElementSibling;
    await expect(await fact('Start time')).toHaveTextContent('Flexible');
    await expect(await fact('Languages')).toHaveTextContent('English');
    const panel = await sidePanel(canvas);
    await expect(panel.queryByRole('switch')).not.toBeInTheDocument();
  },
};

/** A picture opens in full size; arrows change it, Escape closes it. */
export const PicturesEnlarged: Story = {
  tags: ['ACT-02'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const second = await canvas.findByRole('button', { name: /^Open image 2/ });
    await userEvent.click(second);
    const box = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(box.getByText('Image 2 of 6')).toBeVisible());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(box.getByText('Image 3 of 6')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(box.getByText('Image 1 of 6')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const Booked: Story = {
  name: 'Two steps to the cart',
  tags: [
    '!autodocs',
    'test-only',
    'ACT-08',
    'ACT-09',
    'ACT-10',
    'ACT-11',
    'ACT-13',
    'ACT-17',
    'ACT-21',
    'ACT-23',
    'ACT-24',
    'ACT-25',
    'ACT-26',
  ],
  decorators: [atPath(path)],
  parameters: { msw: [respondsWith('getActivity', forAllAges), ...working] },
  play: async ({ canvas, step }) => {
    const panel = await sidePanel(canvas);
    await step('no date, no options', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
      await expect((await panel.findAllByText('Choose a date to continue.'))[0]).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'When and how many' })).toBeVisible();
      await expect(panel.queryByRole('combobox', { name: /Pickup place/ })).toBeNull();
    });
    await step('a date and a party', async () => {
      await userEvent.click(await dayButton(panel, free));
      await expect(panel.getByText(`Your date: ${formatDate(free)}`)).toBeVisible();
      for (const [name, min, max] of [
        ['Adults', '1', '10'],
        ['Children', '0', '10'],
        ['Infants', '0', '10'],
      ] as const) {
        await expect(panel.getByRole('spinbutton', { name })).toHaveAttribute('min', min);
        await expect(panel.getByRole('spinbutton', { name })).toHaveAttribute('max', max);
      }
      await userEvent.click(panel.getByRole('button', { name: 'Fewer: Adults' }));
      await expect(panel.getByText('Choose at least one adult.')).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'More: Adults' }));
      await userEvent.click(panel.getByRole('button', { name: 'More: Children' }));
      await expect(panel.getAllByText(/30% off/)[0]).toBeVisible();
      await expect(panel.getByText('AED 605.07')).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'More: Infants' }));
      await expect(panel.getByText('1 infant').closest('div')).toHaveTextContent('Free');
    });
    await step('a private visit', async () => {
      await userEvent.click(panel.getByRole('switch', { name: 'Private visit' }));
      await expect(panel.getAllByText('AED 1,450.00').length).toBeGreaterThan(0);
      await userEvent.click(panel.getByRole('switch', { name: 'Private visit' }));
    });
    await step('there and back again', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
      await expect(panel.getByRole('heading', { name: 'Pickup and extras' })).toHaveFocus();
      await expect(panel.queryByRole('spinbutton', { name: 'Adults' })).toBeNull();
      await userEvent.click(panel.getByRole('button', { name: 'Back' }));
      await expect(panel.getByText(`Your date: ${formatDate(free)}`)).toBeVisible();
      await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    });
    await step('pickup and add-ons', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Add to cart' }));
      await expect((await panel.findAllByText('Choose where you want to be picked up'))[0]).toBeVisible();
      const summary = panel.getByRole('group', { name: 'There are problems with 2 fields' });
      await expect(summary).toHaveFocus();
      await userEvent.click(within(summary).getByRole('link', { name: 'Enter your hotel or address' }));
      await expect(panel.getByRole('textbox', { name: /Hotel or address/ })).toHaveFocus();
      await userEvent.keyboard('Rove Downtown');
      await expect(document.body.dataset['path']).toBe(path);
      await userEvent.selectOptions(panel.getByRole('combobox', { name: /Pickup place/ }), 'Sharjah');
      await userEvent.click(panel.getByRole('button', { name: 'More: Sandboard' }));
      await expect(panel.getByText('AED 645.07')).toBeVisible();
    });
    await userEvent.click(panel.getByRole('button', { name: 'Add to cart' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/cart'));
    await expect(sessionStorage.getItem(`activityBooking ${activity.slug}`)).toBeNull();
  },
};

/** Sold-out dates and dates with few places. */
export const NoDate: Story = {
  tags: ['ACT-10', 'ACT-18', 'ACT-19', 'ACT-20', 'ACT-22'],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith('getActivity', {
        ...open,
        time_slots: [{ ...slot, end_date: addDays(over, -1), available_days: otherWeekdays }],
      }),
      ...working,
    ],
  },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await expect(await dayButton(panel, full)).toHaveAccessibleName(/Fully booked$/);
    await expect(await dayButton(panel, closed)).toHaveAccessibleName(/Doesn’t run on this day of the week$/);
    await expect(await dayButton(panel, over)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await dayButton(panel, scarce));
    await expect(panel.getByText('Only 2 places are left on this day.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'More: Adults' }));
    await userEvent.click(panel.getByRole('button', { name: 'More: Adults' }));
    await expect(panel.getByText(/^Only 2 places are left on .*, and you have 3 people\./)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await expect(panel.getByRole('heading', { name: 'When and how many' })).toBeVisible();
    await expect(panel.queryByRole('combobox', { name: /Pickup place/ })).not.toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Fewer: Adults' }));
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await expect(panel.getByRole('combobox', { name: /Pickup place/ })).toBeVisible();
  },
};

const added = fn();

/** On a date with several start times, the first with places is preselected. Another one can be chosen. */
export const StartTimes: Story = {
  tags: ['ACT-10', 'ACT-27'],
  decorators: [atPath(path)],
  parameters: {
    msw: [
      respondsWith('getActivity', {
        ...open,
        time_slots: [
          { ...slot, id: 'sixteen', start_time: '16:00' },
          { ...slot, id: 'nine', start_time: '09:00' },
        ],
      }),
      respondsWith('getActivityAvailability', ({ query }) =>
        listDates(query.get('start') ?? '', query.get('end') ?? '').flatMap((date) => [
          { date, spots: getSpots(date), time_slot_id: 'nine', start_time: '09:00' },
          { date, spots: 15, time_slot_id: 'sixteen', start_time: '16:00' },
        ]),
      ),
      respondsWith('addCartItem', ({ body }) => {
        added(body);
        return examples.addCartItem.activityCartItem;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas, step }) => {
    const panel = await sidePanel(canvas);
    await step('a full start time is skipped', async () => {
      await userEvent.click(await dayButton(panel, full));
      await expect(panel.getByRole('radio', { name: '9:00 AM · not available' })).toBeDisabled();
      await expect(panel.getByRole('radio', { name: '4:00 PM' })).toBeChecked();
    });
    await step('a chosen one stays chosen, and says when the group is too large for it', async () => {
      await userEvent.click(await dayButton(panel, scarce));
      // It is preselected; to choose it, another one is chosen before.
      await userEvent.click(panel.getByRole('radio', { name: '4:00 PM' }));
      await userEvent.click(panel.getByRole('radio', { name: '9:00 AM · 2 left' }));
      await userEvent.click(panel.getByRole('button', { name: 'More: Adults' }));
      await userEvent.click(panel.getByRole('button', { name: 'More: Adults' }));
      await expect(
        await panel.findByText(/^9:00 AM on .* has only 2 places left, and you have 3 people\./),
      ).toBeVisible();
      await userEvent.click(panel.getByRole('radio', { name: '4:00 PM' }));
      await expect(panel.queryByText(/has only 2 places left/)).not.toBeInTheDocument();
    });
    await step('the chosen one is put in the cart', async () => {
      await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
      await expect(await panel.findByText(/^Begins at 4:00 PM/)).toBeVisible();
      await choosePickup(panel);
      await userEvent.click(panel.getByRole('button', { name: 'Add to cart' }));
      const sent = expect.objectContaining({ activity_date: scarce, activity_time_slot_id: 'sixteen' });
      await waitFor(() => expect(added).toHaveBeenLastCalledWith(sent));
    });
  },
};

/** A list hands on the date and the group that it was filtered by. */
export const WithDate: Story = {
  decorators: [atPath(`${path}?date=${free}&adults=3`)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await expect(await panel.findByRole('spinbutton', { name: 'Adults' })).toHaveValue(3);
    await waitFor(() => expect(panel.queryByText('Loading dates…')).not.toBeInTheDocument());
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await expect(await panel.findByRole('combobox', { name: /Pickup place/ })).toBeVisible();
  },
};

/** The date of the list was sold out meanwhile. */
export const WithDateSoldOut: Story = {
  decorators: [atPath(`${path}?date=${full}&adults=2`)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await expect(
      await panel.findByText(`${formatDate(full)} can’t be booked: it is fully booked. Choose another day.`),
    ).toBeVisible();
    await expect(panel.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2);
  },
};

/** A link with a date that has passed. */
export const WithDatePast: Story = {
  decorators: [atPath(`${path}?date=${addDays(today, -40)}`)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await expect(await panel.findByText(/can’t be booked: it has passed. Choose another day\.$/)).toBeVisible();
    await userEvent.click(await dayButton(panel, free));
    await expect(panel.queryByText(/can’t be booked/)).not.toBeInTheDocument();
  },
};

/** The last places are sold while the panel is open. */
export const SoldOutMeanwhile: Story = {
  tags: ['ACT-20', 'CART-18'],
  decorators: [atPath(path)],
  parameters: {
    msw: [fails('addCartItem', 'sold-out', { detail: 'Only 1 place is left on that day.' }), ...working],
  },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await userEvent.click(await dayButton(panel, free));
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await choosePickup(panel);
    await userEvent.click(panel.getByRole('button', { name: 'Add to cart' }));
    const summary = await panel.findByRole('group', { name: 'There is a problem with 1 field' });
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Only 1 place is left on that day.');
    await expect(panel.queryByRole('alert')).not.toBeInTheDocument();
    await expect(panel.getByRole('heading', { name: 'When and how many' })).toBeVisible();
    await userEvent.click(await dayButton(panel, addDays(free, 5)));
    await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
    await expect(panel.getByRole('combobox', { name: /Pickup place/ })).toHaveValue('dubai');
  },
};

const addingFails = async (canvas: ReturnType<typeof within>, text: string) => {
  const panel = await sidePanel(canvas);
  await userEvent.click(await dayButton(panel, free));
  await userEvent.click(panel.getByRole('button', { name: 'Continue' }));
  await choosePickup(panel);
  await userEvent.click(panel.getByRole('button', { name: 'Add to cart' }));
  await expect(await panel.findByText(text)).toBeVisible();
  await expect(panel.getByRole('combobox', { name: /Pickup place/ })).toHaveValue('dubai');
  await expect(document.body.dataset['path']).toBe(path);
};

/** Adding is rejected without a message. */
export const AddingRejected: Story = {
  tags: ['CART-18', 'API-17'],
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('addCartItem', 502), ...working] },
  play: ({ canvas }) => addingFails(canvas, 'Error adding to cart: 502'),
};

/** Adding receives no response. */
export const NoReply: Story = {
  tags: ['SHELL-62'],
  decorators: [atPath(path)],
  parameters: { msw: [losesConnection('addCartItem'), ...working] },
  play: ({ canvas }) => addingFails(canvas, 'No response from server'),
};

export const DatesFailed: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('getActivityAvailability'), ...working] },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await expect(await panel.findByText(/^The dates couldn’t be loaded/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** No dates left. */
export const OutOfSeason: Story = {
  tags: ['ACT-18'],
  decorators: [atPath(path)],
  parameters: { msw: [respondsWith('getActivity', { ...open, time_slots: [] }), ...working] },
  play: async ({ canvas }) => {
    const panel = await sidePanel(canvas);
    await expect(await panel.findByText('There are no dates to book at the moment.')).toBeVisible();
  },
};

/** On a phone a bar opens the panel in full screen. */
export const Phone: Story = {
  tags: ['ACT-12'],
  decorators: [atPath(path, { hasShell: true })],
  parameters: { msw: working },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    if (!matchMedia('(max-width: 768px)').matches) return;
    await expect(canvas.queryByRole('heading', { name: 'When and how many' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Check Availability' }));
    const drawer = await screen.findByRole('dialog', { name: 'Check Availability' });
    await waitFor(() => {
      const { width, height } = drawer.getBoundingClientRect();
      expect([width, height].map(Math.round)).toEqual([innerWidth, innerHeight]);
    });
    await userEvent.click(await dayButton(within(drawer), free));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Continue' }));
    await expect(within(drawer).getByRole('heading', { name: 'Pickup and extras' })).toBeVisible();
  },
};

export const PhonePage: Story = {
  decorators: [atPath(path, { hasShell: true })],
  parameters: { msw: working },
  globals: phone,
};

export const Loading: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [neverResponds('getActivity'), ...scenarios.default] },
};

/** Unknown activity. */
export const NotFound: Story = {
  tags: ['ACT-14', 'ACT-16'],
  decorators: [atPath('/activity/no-such-thing')],
  parameters: { msw: [fails('getActivity', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Activity not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  },
};

/** The server is unavailable. */
export const Failed: Story = {
  tags: ['ACT-14', 'ACT-15'],
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('getActivity'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const text = 'Failed to load activity details. Please try again later.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  },
};

/** The reviews are below the map. */
export const Reviewed: Story = {
  name: 'G9 the page has the reviews of the activity',
  tags: ['G9'],
  decorators: [atPath(path)],
  parameters: { msw: [mockReviews('activity', activity.slug), ...working] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reviews' }));
    await expect(await section.findByText('(2 reviews)')).toBeVisible();
  },
};
