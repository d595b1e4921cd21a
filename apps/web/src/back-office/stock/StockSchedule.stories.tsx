import { examples, fails, neverResponds, problemExamples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import { waitForTexts } from '../../testing/expectTexts.ts';
import { recordsBody } from '../../testing/recordRequests.ts';
import Availability from './Availability.route.tsx';

const { stockEditPreview } = examples.createStockEdit;

/** A product in March with other responses. */
const withMarch = (...msw: readonly Handler[]) =>
  asStaff('desk').at(
    '/dashboard/availability/activity/101?month=2030-03',
    ...msw,
    respondsWith('getStockCalendar', examples.getStockCalendar.stockCalendar),
  );

const meta = {
  title: 'Routes/Dashboard rules of the availability',
  component: Availability,
} satisfies Meta<typeof Availability>;
export default meta;
type Story = StoryObj<typeof meta>;

const { stockSchedule, emptyStockSchedule } = examples.getStockSchedule;
const { scheduleEdit } = examples.createScheduleEdit;
const fridays =
  'Every Friday and Saturday at 3:00 PM, Fri 1 March 2030 to Mon 30 September 2030: 20 places, except Fri 8 March 2030';
const openRule = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

/** Each rule and each closed date in one sentence; a rule that the form can’t show can only be removed. */
export const Loaded: Story = {
  ...withMarch(),
  play: async ({ canvas }) => {
    await waitForTexts(canvas, fridays, 'Eid: Wed 10 April 2030 to Fri 12 April 2030');
    const other = 'By the rule FREQ=MONTHLY;BYDAY=1MO;UNTIL=20300930 at 3:00 PM, from Mon 4 March 2030: 40 places';
    await expect(canvas.getByRole('button', { name: `Remove: ${other}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `Change: ${other}` })).toBeNull();
  },
};

export const NoRules: Story = {
  ...withMarch(respondsWith('getStockSchedule', emptyStockSchedule)),
  play: ({ canvas }) => waitForTexts(canvas, 'No rules yet.', 'No closed dates yet.'),
};

export const Loading: Story = withMarch(neverResponds('getStockSchedule'));

export const Failed: Story = {
  ...withMarch(fails('getStockSchedule', 'service-unavailable')),
  play: ({ canvas }) => waitForTexts(canvas, 'The rules couldn’t be loaded'),
};

const typeRule = async (fields: Awaited<ReturnType<typeof openRule>>, capacity: string) => {
  await userEvent.type(fields.getByLabelText(/^Last date/), '2030-09-30');
  await userEvent.type(fields.getByLabelText(/^Places per time slot/), capacity);
};

/** The dates of what would change, before anything is saved. */
export const Preview: Story = {
  ...withMarch(respondsWith('createScheduleEdit', stockEditPreview)),
  play: async () => {
    const fields = await openRule('Add a rule');
    await typeRule(fields, '20');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await expect(await fields.findByText('Creates 124 time slots')).toBeVisible();
    await userEvent.click(fields.getByText('Show the 161 dates'));
    await expect(fields.getByText('Fri 12 April 2030, 3:00 PM: 20 places, 4 sold or held')).toBeVisible();
    await expect(fields.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

const sent = fn();

/** An activity gets a time that it doesn’t have yet: the preview names it, and the sentence of the rule as well. */
export const NewTime: Story = {
  ...withMarch(
    recordsBody('createScheduleEdit', sent, {
      ...stockEditPreview,
      slots: [{ date: '2030-04-12', time_slot_id: 'rule-1630', effect: 'created' as const, capacity: 20, taken: 0 }],
    }),
  ),
  play: async () => {
    const fields = await openRule('Add a rule');
    await typeRule(fields, '20');
    await userEvent.type(fields.getByLabelText('Or another start time'), '16:30');
    await expect(fields.getByRole('checkbox', { name: '3:00 PM' })).not.toBeChecked();
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await userEvent.click(await fields.findByText(/^Show the \d+ dates$/));
    await expect(fields.getByText('Fri 12 April 2030, 4:30 PM: 20 places')).toBeVisible();
    const { rules } = sent.mock.calls[0]?.[0] ?? {};
    await expect(rules.at(-1)).toMatchObject({ time_slot_ids: [], start_time: '16:30' });
  },
};

/** An activity without times: a rule gives it the first one. */
export const FirstTime: Story = {
  ...withMarch(
    respondsWith('getStockCalendar', { ...examples.getStockCalendar.stockCalendar, time_slots: [], slots: [] }),
  ),
  play: async () => {
    const fields = await openRule('Add a rule');
    await typeRule(fields, '20');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await expect(fields.getByLabelText('Start time')).toHaveAccessibleDescription(/Choose at least one time/);
  },
};

/** A rule with a time of its own is removed with the dates that it has created. */
export const CreatedTimes: Story = {
  ...withMarch(
    respondsWith('getStockSchedule', {
      ...stockSchedule,
      rules: [{ ...stockSchedule.rules[0]!, time_slot_ids: [], start_time: '16:30' }],
    }),
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Remove: Every Friday and Saturday at 4:30 PM/ }));
    const note = await screen.findByText(/^Dates that the rule has created are no longer offered/);
    await waitFor(() => expect(note).toBeVisible());
  },
};

/** Each error is at its field; nothing typed is lost. */
export const InvalidRule: Story = {
  ...withMarch(),
  play: async () => {
    const fields = await openRule('Add a rule');
    await userEvent.type(fields.getByLabelText(/^Places per time slot/), '999999999');
    await userEvent.click(fields.getByRole('checkbox', { name: '3:00 PM' }));
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    for (const text of [
      'Choose the last date',
      'Time slots: Choose at least one time',
      'Places per time slot: The maximum is 100,000 places',
    ])
      await expect(fields.getByRole('link', { name: text })).toBeVisible();
    await expect(fields.getByLabelText(/^Places per time slot/)).toHaveValue('999999999');
  },
};

const errorAt = (field: string, text: string) =>
  http.post('*/api/v1/stock-schedules/:type/:id/edits/', () =>
    HttpResponse.json({ ...problemExamples['invalid-request'], errors: { [field]: [text] } }, { status: 400 }),
  );

/** The server finds that each date is an exception. */
export const EveryDateExcepted: Story = {
  ...withMarch(errorAt('rules.2.exdate', 'No date is left. Choose other dates, or fewer exceptions.')),
  play: async () => {
    const fields = await openRule('Add a rule');
    await typeRule(fields, '20');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    const link = await fields.findByRole('link', { name: 'No date is left. Choose other dates, or fewer exceptions.' });
    await expect(link).toBeVisible();
    await expect(fields.getByLabelText(/^Exceptions/)).toHaveAccessibleDescription(/No date is left/);
  },
};

/** What others have saved is loaded; the draft stays, and can be sent again. */
export const ChangedMeanwhile: Story = {
  ...withMarch(fails('createScheduleEdit', 'precondition-failed')),
  play: async () => {
    const fields = await openRule(`Change: ${fridays}`);
    await userEvent.clear(fields.getByLabelText(/^Places per time slot/));
    await userEvent.type(fields.getByLabelText(/^Places per time slot/), '25');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await expect(await fields.findByRole('alert')).toBeVisible();
    await expect(fields.getByLabelText(/^Places per time slot/)).toHaveValue('25');
    await expect(fields.getByRole('button', { name: 'Show what changes' })).toBeVisible();
  },
};

/** Removing a rule shows what is closed by it. */
export const RemoveRule: Story = {
  ...withMarch(respondsWith('createScheduleEdit', stockEditPreview)),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: `Remove: ${fridays}` }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove the rule?' }));
    await waitFor(() => expect(dialog.getByText('Changes 31 time slots')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
};

let saved: unknown;
export const RuleSaved: Story = {
  ...withMarch(
    respondsWith('createScheduleEdit', ({ body }) => {
      if (body.dry_run) return stockEditPreview;
      saved = body;
      return scheduleEdit;
    }),
  ),
  name: 'A rule is saved as it was previewed, beside the others',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await openRule('Add a rule');
    await typeRule(fields, '20');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await userEvent.click(await fields.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The rules are saved.')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saved).toMatchObject({
      rules: [
        ...stockSchedule.rules,
        { rrule: expect.stringMatching(/^FREQ=WEEKLY;BYDAY=..;UNTIL=20300930$/), capacity: 20 },
      ],
      version: stockEditPreview.version,
    });
  },
};

/** Closed dates have a name, so that staff know why. */
export const NewClosedDates: Story = {
  ...withMarch(respondsWith('createScheduleEdit', stockEditPreview)),
  play: async () => {
    const fields = await openRule('Add closed dates');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await waitFor(() => expect(fields.getByRole('link', { name: 'Enter a name' })).toBeVisible());
    await userEvent.type(fields.getByLabelText(/^Name/), 'National Day');
    await userEvent.click(fields.getByRole('button', { name: 'Show what changes' }));
    await expect(await fields.findByRole('button', { name: 'Save' })).toBeVisible();
  },
};
