import { examples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import Availability from './Availability.route.tsx';

const { stockCalendar } = examples.getStockCalendar;
const { staffActivity } = examples.getStaffActivity;
const { adult_price, price_seasons: [season] = [] } = stockCalendar.prices;
const spring = { ...season!, child_price: '180.00' };
const sent = fn();

/** The activity with these price seasons. */
const withSeasons = (...price_seasons: (typeof spring)[]) => ({
  ...staffActivity,
  activity: {
    ...staffActivity.activity,
    base_price: adult_price,
    child_price: '140.00',
    price_seasons,
  },
});

const path = '/dashboard/availability/activity/101?month=2030-03';
const inSpring = [
  respondsWith('getStockCalendar', stockCalendar),
  respondsWith('getStaffActivity', withSeasons(spring)),
];
const ofActivity = (...msw: readonly Handler[]) => asStaff('content').at(path, ...msw, ...inSpring);

const meta = {
  title: 'Routes/Dashboard prices of dates',
  component: Availability,
} satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('form', { name: 'Change the price' }));
const press = async (name: string) => userEvent.click((await form()).getByRole('button', { name }));
const setDate = async (label: RegExp, date: string) => {
  const field = (await form()).getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, date);
};

/** From 20 March, of which the last three days are in a season. */
async function fillIn() {
  const fields = await form();
  await userEvent.type(fields.getByLabelText(/^Adult/), '300');
  await userEvent.type(fields.getByLabelText(/^Child/), '220');
  await userEvent.type(fields.getByLabelText(/^Name/), 'Eid');
  await setDate(/^First date/, '2030-03-20');
  await setDate(/^Last date/, '2030-03-24');
}

/** First how many dates change from which price, and how many of them are booked. */
export const Preview: Story = {
  ...ofActivity(),
  play: async () => {
    await fillIn();
    await press('Show which prices change');
    await expect(await screen.findByText('Changes the price of 5 dates')).toBeVisible();
    await expect(
      screen.getByText('2 dates: from AED 200.00, child AED 140.00 to AED 300.00, child AED 220.00'),
    ).toBeVisible();
    await expect(
      screen.getByText('3 dates: from AED 260.00, child AED 180.00 to AED 300.00, child AED 220.00'),
    ).toBeVisible();
    await expect(screen.getByText('1 date of these has places sold or held, which keep their price')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Apply the prices' })).toBeVisible();
  },
};

/** The dates on which nothing is offered aren't counted, and are named. */
export const NotOffered: Story = {
  ...ofActivity(
    respondsWith('getStockCalendar', {
      ...stockCalendar,
      slots: stockCalendar.slots.filter(({ date }) => date < '2030-03-23'),
    }),
  ),
  play: async () => {
    await fillIn();
    await press('Show which prices change');
    await expect(await screen.findByText('Changes the price of 3 dates')).toBeVisible();
    await expect(screen.getByText(/^1 date: from AED 260.00/)).toBeVisible();
    await expect(screen.getByText('2 dates on which nothing is offered get this price')).toBeVisible();
    await expect(screen.getByText('Show the 3 dates')).toBeVisible();
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...ofActivity(),
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByLabelText(/^Adult/), '1,000');
    await userEvent.clear(fields.getByLabelText(/^Last date/));
    await press('Show which prices change');
    await expect(fields.getByRole('link', { name: /Enter an amount such as 95/ })).toBeVisible();
    await expect(fields.getAllByRole('link', { name: /Please fill this in/ })).toHaveLength(2);
    await expect(fields.getByRole('link', { name: /Choose the last date/ })).toBeVisible();
    await expect(fields.getByLabelText(/^Adult/)).toHaveValue('1,000');
  },
};

/** Of other dates than the season’s. */
const manySeasons = Array.from({ length: 39 }, (_, index) => ({
  name: `Week ${index}`,
  start_date: `20${40 + index}-01-01`,
  end_date: `20${40 + index}-01-07`,
  adult_price: '210.00',
  child_price: '150.00',
}));
/** A season that is divided can be one too many. */
export const TooManySeasons: Story = {
  ...ofActivity(
    respondsWith('getStockCalendar', {
      ...stockCalendar,
      prices: { ...stockCalendar.prices, price_seasons: [spring, ...manySeasons] },
    }),
  ),
  play: async () => {
    await fillIn();
    await press('Show which prices change');
    await expect(await screen.findByText('These are too many price seasons')).toBeVisible();
    await expect(screen.getByText(/A product can have 40; this would be 41/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Apply the prices' })).toBeNull();
  },
};

const eid = {
  name: 'Eid',
  start_date: '2030-03-20',
  end_date: '2030-03-24',
  adult_price: '300.00',
  child_price: '220.00',
};
const planned = [eid, { ...spring, start_date: '2030-03-25' }];
let stored = withSeasons(spring);
export const Applied: Story = {
  ...ofActivity(
    respondsWith('getStaffActivity', () => stored),
    respondsWith('replaceStaffActivity', ({ body, headers }) => {
      sent(body.price_seasons, headers.get('if-match'));
      stored = { ...withSeasons(...planned), version: 'next' };
      return stored;
    }),
  ),
  name: 'What was previewed is saved in the version that has these prices, and undone',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    stored = withSeasons(spring);
    await fillIn();
    await press('Show which prices change');
    await screen.findByText('Changes the price of 5 dates');
    await press('Apply the prices');
    await waitFor(() => expect(screen.getByText('The prices are changed.')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith(planned, `"${staffActivity.version}"`);
    await expect(screen.queryByText('Changes the price of 5 dates')).toBeNull();
    await expect(screen.getByText('You have changed the price of 5 dates.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the prices' }));
    await waitFor(() => expect(screen.getByText('The former prices apply again.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith([spring], '"next"');
    await expect(screen.queryByRole('button', { name: 'Undo the prices' })).toBeNull();
    await expect((await form()).getByRole('radio', { name: 'Another price' })).toHaveFocus();
  },
};

export const UndoRefused: Story = {
  ...ofActivity(
    respondsWith('getStaffActivity', () => stored),
    respondsWith('replaceStaffActivity', () => staffActivity),
  ),
  name: 'Prices that have changed since aren’t undone',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    stored = withSeasons(spring);
    await fillIn();
    await press('Show which prices change');
    await screen.findByText('Changes the price of 5 dates');
    await press('Apply the prices');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the prices' }));
    await expect(await screen.findByText(/The prices have changed since, so this can’t be undone/)).toBeVisible();
  },
};

export const ChangedMeanwhile: Story = {
  ...ofActivity(
    respondsWith('getStaffActivity', withSeasons()),
    respondsWith('replaceStaffActivity', () => {
      sent();
      return staffActivity;
    }),
  ),
  name: 'Other prices since the preview: nothing is applied, and the new preview is shown',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await fillIn();
    await press('Show which prices change');
    await screen.findByText('Changes the price of 5 dates');
    await press('Apply the prices');
    await expect(await screen.findByText('The prices have changed since your preview')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await expect((await form()).getByLabelText(/^Adult/)).toHaveValue('300');
  },
};

export const RegularPrice: Story = {
  ...ofActivity(),
  name: 'The regular price needs no amount',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await userEvent.click((await form()).getByRole('radio', { name: 'The regular price' }));
    await setDate(/^First date/, '2030-03-24');
    await setDate(/^Last date/, '2030-03-24');
    await press('Show which prices change');
    await expect(
      await screen.findByText('1 date: from AED 260.00, child AED 180.00 to AED 200.00, child AED 140.00'),
    ).toBeVisible();
  },
};

export const OfTheDesk: Story = {
  ...asStaff('desk').at(path, ...inSpring),
  name: 'Who may not change the catalogue sees the prices and can’t change them',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('list', { name: 'Days of March 2030' }));
    await expect(days.getAllByText('AED 260.00, Spring break')).toHaveLength(10);
    await expect(days.getAllByText('AED 200.00')).toHaveLength(21);
    await expect(canvas.queryByRole('form', { name: 'Change the price' })).toBeNull();
  },
};
