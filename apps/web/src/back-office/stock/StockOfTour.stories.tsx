import { examples, respondsWith } from '@aitours/api-client/mocks';
import { listDates } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import Availability from './Availability.route.tsx';

const { at } = asStaff('manager');
const { stockCalendarOfTour } = examples.getStockCalendar;
const { stockEditPreview, stockEditConflicts, stockEdit } = examples.createStockEdit;
const { stockSchedule } = examples.getStockSchedule;
const { staffTour } = examples.getStaffTour;
const [limited, closed, unlimited] = stockCalendarOfTour.slots;
const slots = listDates('2030-03-01', '2030-03-31').map(
  (date) => [limited!, closed!].find((slot) => slot.date === date) ?? { ...unlimited!, date },
);
const calendar = { ...stockCalendarOfTour, slots };
const sent = fn();

/** A tour in March. */
const ofTour = (...msw: readonly Handler[]) =>
  at('/dashboard/availability/tour/201?month=2030-03', ...msw, respondsWith('getStockCalendar', calendar));

const meta = {
  title: 'Routes/Dashboard availability of a tour',
  component: Availability,
} satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async (name = 'Change the availability') => within(await screen.findByRole('form', { name }));
const press = async (name: string) => userEvent.click((await form()).getByRole('button', { name }));

/** A tour has one start on each date, without a time. Most dates have no limit. */
export const Month: Story = {
  ...ofTour(respondsWith('getStockSchedule', examples.getStockSchedule.emptyStockSchedule)),
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('list', { name: 'Days of March 2030' }));
    const day = (name: string) => within(days.getByRole('button', { name }).closest('li') ?? document.body);
    const friday = day('Change Fri 8 March 2030');
    await expectTexts(friday, '4 left', '6 sold, 2 held of 12');
    const saturday = day('Change Sat 9 March 2030');
    await expectTexts(saturday, 'Closed', '4 sold');
    await expect(days.getAllByText('No limit')).toHaveLength(29);
    await expect(days.queryByText('Any time')).toBeNull();
    await expect((await form()).queryByRole('group', { name: /^Time slots/ })).toBeNull();
  },
};

/** An empty number of places removes the limit; the newest change says so, too. */
export const NoLimit: Story = {
  ...ofTour(
    respondsWith('getStockCalendar', {
      ...calendar,
      last_edit: {
        ...stockEdit,
        action: 'set-capacity',
        end_date: stockEdit.start_date,
        counts: { ...stockEdit.counts, changed: 1 },
      },
    }),
    respondsWith('createStockEdit', ({ body }) => {
      sent(body);
      const slot = { date: '2030-03-08', time_slot_id: 'start', effect: 'resized' as const, capacity: null, taken: 8 };
      return { ...stockEditPreview, counts: { created: 0, changed: 1, skipped: 2, booked: 1 }, slots: [slot] };
    }),
  ),
  play: async ({ canvas }) => {
    const last = 'Last change: Changed the capacity to no limit, Mon 1 April 2030 (1 start date)';
    await expect(await canvas.findByText(last)).toBeVisible();
    const fields = await form();
    await userEvent.click(fields.getByRole('radio', { name: 'Change the capacity' }));
    await expect(fields.getByLabelText(/^Places per start date/)).toHaveAccessibleDescription(
      'Leave it empty for no limit.',
    );
    await press('Show what changes');
    await waitForTexts(
      fields,
      'Changes 1 start date',
      '1 start date of these has places sold or held',
      'Leaves 2 start dates as they are',
    );
    await userEvent.click(fields.getByText('Show the 3 dates'));
    await expect(fields.getByText('Fri 8 March 2030: no limit, 8 sold or held')).toBeVisible();
    const edit = { product_type: 'tour', product_id: '201', action: 'set-capacity', capacity: null, time_slot_ids: [] };
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining(edit));
  },
};

/** A limit below what is sold can't be applied. */
export const TooSmallLimit: Story = {
  ...ofTour(
    respondsWith('createStockEdit', {
      ...stockEditConflicts,
      conflict_count: 1,
      conflicts: [{ date: '2030-03-08', time_slot_id: 'start', taken: 8 }],
    }),
  ),
  play: async () => {
    const fields = await form();
    await userEvent.click(fields.getByRole('radio', { name: 'Change the capacity' }));
    await userEvent.type(fields.getByLabelText(/^Places per start date/), '5');
    await press('Show what changes');
    await waitForTexts(fields, 'The capacity is too small for 1 start date', 'Fri 8 March 2030: 8 places sold or held');
    await expect(fields.queryByRole('button', { name: 'Apply the changes' })).toBeNull();
  },
};

/** A rule has places and no times. */
export const Rule: Story = {
  ...ofTour(
    respondsWith('getStockSchedule', {
      ...stockSchedule,
      rules: [{ ...stockSchedule.rules[0]!, time_slot_ids: ['start'] }],
    }),
    respondsWith('createScheduleEdit', ({ body }) => {
      sent(body.rules.at(-1));
      return { ...stockEditPreview, counts: { created: 0, changed: 4, skipped: 0, booked: 0 }, slots: [] };
    }),
  ),
  play: async ({ canvas }) => {
    const fridays =
      'Every Friday and Saturday, Fri 1 March 2030 to Mon 30 September 2030: 20 places, except Fri 8 March 2030';
    await expect(await canvas.findByText(fridays)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a rule' }));
    const fields = within(await screen.findByRole('dialog'));
    await expect(fields.queryByRole('group', { name: /^Time slots/ })).toBeNull();
    await expect(fields.queryByLabelText(/start time/i)).toBeNull();
    await userEvent.type(fields.getByLabelText(/^Last date/), '2030-03-31');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await expect(fields.getByRole('link', { name: 'Places per start date: Enter the number of places' })).toBeVisible();
    await userEvent.type(fields.getByLabelText(/^Places per start date/), '20');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(fields.getByText('Changes 4 start dates')).toBeVisible());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ time_slot_ids: ['start'], capacity: 20 });
    await expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('start_time');
  },
};

/** A price season of the tour, which has no price for children. */
const highSeason = { name: 'High season', start_date: '2030-03-09', end_date: '2030-03-31', adult_price: '4500.00' };
const withSeasons = (...price_seasons: (typeof highSeason)[]) => ({
  ...staffTour,
  tour: { ...staffTour.tour, base_price: '3900.00', price_seasons },
});
let stored = withSeasons(highSeason);

async function fillInPrice() {
  const fields = await form('Change the price');
  await userEvent.type(fields.getByLabelText(/^Adult/), '4200');
  await userEvent.type(fields.getByLabelText(/^Name/), 'Eid');
  for (const [label, date] of [
    [/^First date/, '2030-03-07'],
    [/^Last date/, '2030-03-10'],
  ] as const) {
    await userEvent.clear(fields.getByLabelText(label));
    await userEvent.type(fields.getByLabelText(label), date);
  }
  await userEvent.click(fields.getByRole('button', { name: 'Show which prices change' }));
  return fields;
}

/** Only the price of an adult: those of children are percentages of it. */
export const Price: Story = {
  ...ofTour(),
  play: async () => {
    const fields = await fillInPrice();
    await waitForTexts(
      fields,
      'Changes the price of 4 dates',
      '2 dates: from AED 3,900.00 to AED 4,200.00',
      '2 dates: from AED 4,500.00 to AED 4,200.00',
      '2 dates of these have places sold or held, which keep their price',
    );
    await expect(fields.queryByLabelText(/^Child/)).toBeNull();
  },
};

export const PriceApplied: Story = {
  ...ofTour(
    respondsWith('getStaffTour', () => stored),
    respondsWith('replaceStaffTour', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      stored = { ...stored, version: 'next', tour: { ...stored.tour, price_seasons: planned } };
      return stored;
    }),
  ),
  name: 'The price of dates of a tour is saved in the version that has the previewed prices, and undone',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    stored = withSeasons(highSeason);
    const fields = await fillInPrice();
    await userEvent.click(await fields.findByRole('button', { name: 'Apply the prices' }));
    await waitFor(() => expect(screen.getByText('The prices are changed.')).toBeVisible());
    const { title } = staffTour.tour;
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({ title, base_price: '3900.00', price_seasons: planned }),
      `"${staffTour.version}"`,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo the prices' }));
    await waitFor(() => expect(screen.getByText('The former prices apply again.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ price_seasons: [highSeason] }), '"next"');
  },
};
const planned = [
  { ...highSeason, name: 'Eid', start_date: '2030-03-07', end_date: '2030-03-10', adult_price: '4200.00' },
  { ...highSeason, start_date: '2030-03-11' },
];
