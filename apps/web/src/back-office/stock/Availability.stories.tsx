import { examples, fails, neverResponds, problemExamples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import { waitForTexts } from '../../testing/expectTexts.ts';
import Availability from './Availability.route.tsx';

const { at } = asStaff('desk');
const { stockCalendar, stockCalendarOfTickets } = examples.getStockCalendar;
const { stockEditPreview, stockEditConflicts, stockEdit } = examples.createStockEdit;
const ofActivity = '/dashboard/availability/activity/101?month=2030-03';

const withMarch = (...msw: readonly Handler[]) =>
  at(ofActivity, respondsWith('getStockCalendar', stockCalendar), ...msw);

const meta = {
  title: 'Routes/Dashboard availability',
  component: Availability,
} satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = async () => within(await screen.findByRole('form', { name: 'Change the availability' }));
const press = async (name: string) => userEvent.click((await form()).getByRole('button', { name }));

/** What is sold, held and left on each day; closed days say so. */
export const Loaded: Story = {
  ...withMarch(),
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('list', { name: 'Days of March 2030' }));
    const day = (name: string) => within(days.getByRole('button', { name }).closest('li') ?? document.body);
    await expect(day('Change Fri 8 March 2030').getByText('2 left')).toBeVisible();
    await expect(day('Change Fri 8 March 2030').getByText('12 sold, 1 held of 15')).toBeVisible();
    await expect(day('Change Wed 20 March 2030').getByText('Closed')).toBeVisible();
    await expect(day('Change Fri 1 March 2030').getByText('Sold out')).toBeVisible();
    await expect(canvas.getByText('Last change: Closed, Wed 20 March 2030 (1 time slot)')).toBeVisible();
  },
};

/** A ticket type has several time slots on a day, and days without any. */
export const Tickets: Story = at(
  '/dashboard/availability/ticket-type/301?month=2030-03',
  respondsWith('getStockCalendar', stockCalendarOfTickets),
);

export const Loading: Story = at(ofActivity, neverResponds('getStockCalendar'));

export const Failed: Story = at(ofActivity, fails('getStockCalendar', 'service-unavailable'));

/** The product was deleted, or the address is wrong. */
export const UnknownProduct: Story = at(ofActivity, fails('getStockCalendar', 'not-found'));

/** On 2 March. */
export const PastDay: Story = {
  ...withMarch(),
  globals: { clock: 'before' },
  name: 'A past day says what was sold, offers nothing, and can’t be changed',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const days = within(await canvas.findByRole('list', { name: 'Days of March 2030' }));
    const [past] = days.getAllByRole('listitem');
    await expect(within(past!).getByText('15 sold of 15')).toBeVisible();
    await expect(within(past!).queryByText(/left|Sold out/)).toBeNull();
    await expect(days.queryByRole('button', { name: 'Change Fri 1 March 2030' })).toBeNull();
    await expect(days.getByRole('button', { name: 'Change Sat 2 March 2030' })).toBeVisible();
  },
};

export const UnknownKind: Story = {
  ...at('/dashboard/availability/hotel/101'),
  name: 'An address with an unknown kind of product',
  tags: ['!autodocs', 'test-only'],
  play: ({ canvas }) => waitForTexts(canvas, 'There is no such product'),
};

/** First what would change; the button then applies exactly that. */
export const Preview: Story = {
  ...withMarch(respondsWith('createStockEdit', stockEditPreview)),
  play: async () => {
    await press('Show what changes');
    await expect(await screen.findByText('Creates 124 time slots')).toBeVisible();
    await expect(screen.getByText('Changes 31 time slots')).toBeVisible();
    await expect(screen.getByText('3 time slots of these have places sold or held')).toBeVisible();
    await expect(screen.getByText('Leaves 6 time slots as they are')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Apply the changes' })).toBeVisible();
  },
};

/** A capacity below what is sold can't be applied. */
export const TooSmallCapacity: Story = {
  ...withMarch(respondsWith('createStockEdit', stockEditConflicts)),
  play: async () => {
    const fields = await form();
    await userEvent.click(fields.getByRole('radio', { name: 'Change the capacity' }));
    await userEvent.type(fields.getByLabelText(/^Places per time slot/), '5');
    await press('Show what changes');
    await expect(await screen.findByText('The capacity is too small for 2 time slots')).toBeVisible();
    await expect(screen.getByText('Fri 8 March 2030, 3:00 PM: 12 places sold or held')).toBeVisible();
    await expect(screen.getByText('Enter at least 12, or exclude these dates.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Apply the changes' })).toBeNull();
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...withMarch(),
  play: async () => {
    const fields = await form();
    await userEvent.click(fields.getByRole('radio', { name: 'Change the capacity' }));
    await userEvent.type(fields.getByLabelText(/^Places per time slot/), '999999999');
    await userEvent.clear(fields.getByLabelText(/^First date/));
    for (const day of ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await userEvent.click(fields.getByRole('checkbox', { name: day }));
    await press('Show what changes');
    for (const text of [
      'Places per time slot: The maximum is 100,000 places',
      'Choose the first date',
      'Weekdays: Choose at least one weekday',
    ])
      await expect(fields.getByRole('link', { name: text })).toBeVisible();
    await expect(fields.getByLabelText(/^Places per time slot/)).toHaveValue('999999999');
  },
};

const [slot] = stockCalendar.time_slots;
const nine = { ...slot!, time_slot_id: '1100', time: '09:00' };
export const OneTimeOfTwoSeasons: Story = {
  ...at(
    ofActivity,
    respondsWith('getStockCalendar', {
      ...stockCalendar,
      time_slots: [nine, slot!, { ...slot!, time_slot_id: '1102' }],
      slots: [{ ...stockCalendar.slots[0]!, capacity: 0, sold: 0, left: 0 }],
    }),
    respondsWith('createStockEdit', ({ body }) => {
      requested = body.time_slot_ids;
      return stockEditPreview;
    }),
  ),
  name: 'Time slots of several seasons at the same time are one choice; one without places isn’t sold out',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click((await form()).getByRole('checkbox', { name: '9:00 AM' }));
    await press('Show what changes');
    await screen.findByText('Changes 31 time slots');
    await expect(requested).toEqual(['1101', '1102']);
    await expect(canvas.getByText('No places')).toBeVisible();
    await expect(canvas.queryByText('Sold out')).toBeNull();
  },
};
let requested: readonly string[] | undefined;

export const DateNotAddedYet: Story = {
  ...withMarch(),
  name: 'A date that is typed but not excluded yet says so',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await form();
    const date = fields.getByLabelText('Excluded dates');
    await expect(date).toHaveAccessibleDescription('They stay as they are.');
    await userEvent.type(date, '2030-03-12');
    await expect(date).toHaveAccessibleDescription('This date isn’t in the list yet: choose “Exclude”.');
    await press('Exclude');
    await expect(date).toHaveAccessibleDescription('They stay as they are.');
  },
};

export const DayChosen: Story = {
  ...withMarch(),
  name: 'A click on a day fills its date in, and moves the focus to the form',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Mon 25 March 2030' }));
    const fields = await form();
    await expect(fields.getByLabelText(/^First date/)).toHaveValue('2030-03-25');
    await expect(fields.getByLabelText(/^Last date/)).toHaveValue('2030-03-25');
    await expect(fields.getByRole('radio', { name: 'Close' })).toHaveFocus();
  },
};

let applied = 0;
export const Applied: Story = {
  ...withMarch(
    respondsWith('createStockEdit', ({ body }) => {
      if (body.dry_run) return stockEditPreview;
      if (body.version === stockEditPreview.version) applied++;
      return stockEdit;
    }),
  ),
  name: 'The previewed version is applied, once, and a change discards the preview',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    applied = 0;
    await press('Show what changes');
    await screen.findByText('Changes 31 time slots');
    await userEvent.click((await form()).getByRole('checkbox', { name: 'Sunday' }));
    await expect(screen.queryByText('Changes 31 time slots')).toBeNull();
    await press('Show what changes');
    await screen.findByText('Changes 31 time slots');
    await press('Apply the changes');
    await waitFor(() => expect(screen.getByText('The changes are applied.')).toBeVisible());
    await expect(applied).toBe(1);
    await expect(screen.queryByText('Changes 31 time slots')).toBeNull();
  },
};

export const ChangedMeanwhile: Story = {
  ...withMarch(
    http.post<never, { dry_run: boolean }>('*/api/v1/stock-edits/', async ({ request }) =>
      (await request.json()).dry_run
        ? HttpResponse.json(stockEditPreview)
        : HttpResponse.json(problemExamples.conflict, { status: 409 }),
    ),
  ),
  name: 'Another booking since the preview: nothing is applied, and the new preview is shown',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await press('Show what changes');
    await screen.findByText('Changes 31 time slots');
    await press('Apply the changes');
    await expect(await screen.findByText('The availability has changed since your preview')).toBeVisible();
    await expect(screen.getByText('Nothing was applied. This is what would change now.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Apply the changes' })).toBeVisible();
  },
};

export const Undone: Story = {
  ...withMarch(),
  name: 'The last change is undone',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText(/^The change is undone/)).toBeVisible());
    await expect((await form()).getByRole('radio', { name: 'Close' })).toHaveFocus();
  },
};

/** A place was sold since that wouldn’t exist afterwards. */
export const UndoRefused: Story = {
  ...withMarch(fails('undoStockEdit', 'conflict')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
