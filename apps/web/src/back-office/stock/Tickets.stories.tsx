import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { addDays } from '@aitours/domain/dates';
import { staffMessages } from '@aitours/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { expectLink, expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import Tickets from './Tickets.route.tsx';

const { staffUser } = examples.getMe;
const asStaff = respondsWith('getMe', staffUser);

/** Two weeks from today, with increasing occupancy. */
const occupied = respondsWith('getTicketAvailability', ({ query }) => {
  const start = query.get('start') ?? '';
  return Array.from({ length: 12 }, (_, day) => day).flatMap((day) =>
    ['401', '402', '403'].map((slot, index) => ({
      date: addDays(start, day + 1),
      ticket_type_id: '301',
      time_slot_id: slot,
      capacity: 60,
      available: Math.max(0, 60 - day * (index + 2) * 2),
    })),
  );
});
const shop = [asStaff, occupied, ...scenarios.default];

const meta = {
  title: 'Routes/Dashboard tickets',
  component: Tickets,
  decorators: [atPath('/dashboard/tickets', { as: staffUser })],
  parameters: { layout: 'fullscreen', msw: shop },
} satisfies Meta<typeof Tickets>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const TITLE = 'Burj Khalifa: At the Top';

/** Sets the value directly: typing into a date field differs between browsers and locales. */
const pick = (label: string, day: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: day } });

async function openDialog(canvas: Canvas) {
  const opener = await canvas.findByRole('button', { name: `Bulk Slots for ${TITLE}` });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Bulk Create Availability' }));
  await dialog.findByLabelText(/^Start date/);
  return dialog;
}

async function fillIn(dialog: Canvas) {
  pick('Start date', '2030-04-01');
  pick('End date', '2030-04-07');
  dialog.getByRole('checkbox', { name: '08:00 Early Bird' }).focus();
  await userEvent.keyboard(' ');
}

/** The dialog opens with an animation, during which its content isn't visible. */
const expectText = (dialog: Canvas, text: string) => waitFor(() => expect(dialog.getByText(text)).toBeVisible());

const getSubmit = (dialog: Canvas) => dialog.getByRole('button', { name: 'Create time slots' });

export const Loaded: Story = {};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Statistics, events with prices in euro, buttons without effect',
  tags: ['!autodocs', 'test-only', 'STAFF-16', 'STAFF-17', 'STAFF-18', 'QUIRK-01', 'QUIRK-03', 'ENTITY-25'],
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: new RegExp(TITLE) }));
    await expectTexts(row, /Adult €189\.00 · Child €145\.00/, 'Levels 124 and 125');
    await expect(row.getByRole('button', { name: `Bulk Slots for ${TITLE}` })).toBeVisible();
    const { active_slots, total_capacity, upcoming_slots } = examples.getTicketStats.ticketStats;
    await canvas.findByText(total_capacity.toLocaleString('en'));
    for (const [label, figure] of [
      ['Active Time Slots', active_slots],
      ['Total Capacity', total_capacity],
      ['Upcoming Slots', upcoming_slots],
    ] as const) {
      await expect(canvas.getByText(label).closest('li')).toHaveTextContent(figure.toLocaleString('en'));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'New Ticket' }));
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${TITLE}` }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.body.dataset['path']).toBe('/dashboard/tickets');
  },
};

/** The improved prices are in AED, and its buttons have an effect. */
export const InDirhams: Story = {
  tags: ['QUIRK-01', 'QUIRK-03'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: new RegExp(TITLE) }));
    await expect(row.getByText(/Adult AED 189\.00 · Child AED 145\.00/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Bulk Slots for ${TITLE}` })).toBeVisible();
    await expectLink(canvas, 'New Ticket', '/dashboard/catalogue/attractions/new');
    await expectLink(canvas, `Edit ${TITLE}`, '/dashboard/catalogue/attractions/201');
  },
};

/** Occupancy of the next two weeks, by colour and in figures. */
export const Occupancy: Story = {
  tags: ['STAFF-16'],
  play: async ({ canvas }) => {
    const event = await canvas.findByRole('combobox', { name: 'Event' });
    await userEvent.selectOptions(event, TITLE);
    const map = within(await canvas.findByRole('table', { name: `Occupancy of ${TITLE}` }));
    await expect(map.getByRole('rowheader', { name: '08:00 Early Bird' })).toBeVisible();
    await expect(map.getAllByText('0%')[0]).toBeVisible();
    await expect(map.getAllByText('Full')[0]).toBeVisible();
  },
};

/** No slots. */
export const NothingOpen: Story = {
  tags: ['STAFF-16'],
  parameters: { msw: [respondsWith('getTicketAvailability', []), ...shop] },
  play: ({ canvas }) => waitForTexts(canvas, /^There are no time slots on these days/),
};

/** The occupancy can’t be loaded. */
export const OccupancyFailed: Story = {
  tags: ['STAFF-16'],
  parameters: { msw: [fails('getTicketAvailability', 'internal'), ...shop] },
  play: ({ canvas }) => waitForTexts(canvas, 'The occupancy couldn’t be loaded'),
};

/** Neither events nor statistics can be loaded. */
export const EventsFailed: Story = {
  tags: ['STAFF-32'],
  parameters: { msw: [fails('listTickets', 'internal'), fails('getTicketStats', 'internal'), ...shop] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(staffMessages.eventsFailed)).toBeVisible();
    await expect(await canvas.findByText(staffMessages.ticketStatsFailed)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [neverResponds('listTickets'), neverResponds('getTicketStats'), ...shop] },
};

/** The dialog: submit requires dates and a time. */
export const Dialog: Story = {
  tags: ['STAFF-19', 'STAFF-21', 'STAFF-22'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await expect(dialog.getByLabelText(/^Places per time slot/)).toHaveValue('100');
    await expect(getSubmit(dialog)).toBeDisabled();
    pick('Start date', '2030-04-01');
    await expect(getSubmit(dialog)).toBeDisabled();
    pick('End date', '2030-04-07');
    await expect(getSubmit(dialog)).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: '08:00 Early Bird' }));
    await expect(getSubmit(dialog)).toBeEnabled();
  },
};

const sent = fn();
const booked = respondsWith('bulkCreateTicketSlots', ({ body }) => {
  sent(body);
  return body.dry_run
    ? { slots_created: 124, slots_skipped: 1, slots_left: 9, slots_booked: 3, dry_run: true }
    : { slots_created: 124, slots_skipped: 1, slots_left: 9, slots_booked: 3, dry_run: false };
});

/** Previewed, then created, with a notification. */
export const Created: Story = {
  tags: ['STAFF-20', 'STAFF-23', 'STAFF-24', 'API-54'],
  parameters: { msw: [booked, ...shop] },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await fillIn(dialog);
    pick('Excluded days', '2030-04-05');
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude' }));
    await expectText(dialog, 'Creates 124 time slots');
    await expectTexts(dialog, 'Skips 6 time slots that exist already', 'Does not change 3 time slots with bookings');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ dry_run: true })));
    await userEvent.click(getSubmit(dialog));
    await waitFor(() => expect(screen.getByText('Successfully created 124 time slots.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith({
      ticket_type_id: '301',
      start_date: '2030-04-01',
      end_date: '2030-04-07',
      time_slots: ['401'],
      default_capacity: 100,
      exclude_dates: ['2030-04-05'],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Creating fails; the entries stay. */
export const CreateFailed: Story = {
  tags: ['STAFF-25'],
  parameters: { msw: [fails('bulkCreateTicketSlots', 'internal'), ...shop] },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await fillIn(dialog);
    await userEvent.click(getSubmit(dialog));
    await expectText(dialog, staffMessages.slotsFailed);
    await expect(dialog.getByLabelText(/^Start date/)).toHaveValue('2030-04-01');
    await expect(getSubmit(dialog)).toBeEnabled();
  },
};

/** Past dates, wrong order, outside the range; no capacity. */
export const Wrong: Story = {
  tags: ['STAFF-20', 'STAFF-21'],
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    pick('Start date', '2020-01-01');
    await expectText(dialog, 'The start can’t be before today');
    pick('Start date', '2030-04-07');
    pick('End date', '2030-04-01');
    await expectText(dialog, 'The end can’t be before the start');
    pick('End date', '2030-04-09');
    pick('Excluded days', '2030-05-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Exclude' }));
    await expectText(dialog, 'Excluded dates must be between start and end');
    await userEvent.click(dialog.getByRole('button', { name: /^Remove / }));
    const capacity = dialog.getByLabelText(/^Places per time slot/);
    await userEvent.clear(capacity);
    await userEvent.type(capacity, '0');
    await expectText(dialog, 'Enter a whole number of at least 1');
  },
};

/** While saving, submit is disabled and the dialog stays open. */
export const Saving: Story = {
  tags: ['STAFF-22'],
  parameters: { msw: [neverResponds('bulkCreateTicketSlots'), ...shop] },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await fillIn(dialog);
    await userEvent.click(getSubmit(dialog));
    await expect(getSubmit(dialog)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(dialog.getByRole('progressbar', { name: 'Creating time slots' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Ticket types and times can’t be loaded. */
export const RequiredDataFailed: Story = {
  tags: ['STAFF-32'],
  parameters: { msw: [fails('listTicketTimeSlots', 'internal'), ...shop] },
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: `Bulk Slots for ${TITLE}` });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await expectText(dialog, staffMessages.requiredDataFailed);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
};
