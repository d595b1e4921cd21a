import type { Schema } from '@aitours/api-client';
import { examples, fails, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import { expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import Bookings from './Bookings.route.tsx';

const { bulkCancellationQuote, bulkCashQuote } = examples.quoteBulkAction;
const { bulkCancellationResults, bulkCashResults } = examples.applyBulkAction;

const meta = {
  title: 'Routes/Dashboard bulk actions',
  component: Bookings,
} satisfies Meta<typeof Bookings>;
export default meta;
type Story = StoryObj<typeof meta>;

const asDesk = (...msw: readonly Handler[]) => asStaff('desk').at('/dashboard/bookings', ...msw);
const onAPhone = (...msw: readonly Handler[]) => ({ ...asDesk(...msw), globals: { viewport: { value: 'phone' } } });

const applied = fn();
const quotesCancellation = respondsWith('quoteBulkAction', bulkCancellationQuote);
const quotesCash = respondsWith('quoteBulkAction', bulkCashQuote);
/** Responds with these results one after the other, and records the requests. */
const applies = (...all: readonly Schema<'BulkActionResults'>[]) => {
  let call = 0;
  return respondsWith('applyBulkAction', ({ body }) => {
    applied(body);
    call += 1;
    return all[Math.min(call, all.length) - 1] ?? bulkCashResults;
  });
};

type Canvas = ReturnType<typeof within>;
const box = (canvas: Canvas, number: string) => canvas.findByRole('checkbox', { name: `Select booking ${number}` });
async function select(canvas: Canvas, ...numbers: readonly string[]) {
  for (const number of numbers) await userEvent.click(await box(canvas, number));
}
async function openPreview(canvas: Canvas, action: string, ...numbers: readonly string[]) {
  await select(canvas, ...numbers);
  await userEvent.click(canvas.getByRole('button', { name: action }));
  const dialog = await screen.findByRole('dialog');
  // It fades in.
  await waitFor(() => expect(within(dialog).getByRole('table')).toBeVisible());
  return within(dialog);
}
const three = ['AB10047731', 'EB20481206', 'FT40220917'] as const;

/** Nothing is selected: each booking has a checkbox. */
export const NothingSelected: Story = {
  ...asDesk(),
  play: async ({ canvas }) => {
    await expect(await box(canvas, 'AB10047731')).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Cancel bookings' })).not.toBeInTheDocument();
  },
};

/** Two of the page are selected. */
export const SomeSelected: Story = {
  ...asDesk(),
  play: async ({ canvas }) => {
    await select(canvas, 'AB10047731', 'EB20481206');
    await expect(canvas.getByText('2 bookings selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBePartiallyChecked();
  },
};

/** All of the page are selected, by keyboard. */
export const PageSelected: Story = {
  ...asDesk(),
  play: async ({ canvas }) => {
    await box(canvas, 'AB10047731');
    const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
    all.focus();
    await userEvent.keyboard(' ');
    for (const each of canvas.getAllByRole('checkbox')) await expect(each).toBeChecked();
    await expect(canvas.getByText('10 bookings selected')).toBeVisible();
  },
};

/** On a phone the checkbox is in each card. */
export const SelectedOnAPhone: Story = {
  ...onAPhone(),
  play: async ({ canvas }) => {
    await select(canvas, 'AB10047731');
    await expect(canvas.getByText('1 booking selected')).toBeVisible();
  },
};

/** Clearing the selection focuses the checkbox of the page. */
export const SelectionCleared: Story = {
  name: 'Clearing the selection focuses the checkbox of the page',
  tags: ['!autodocs', 'test-only'],
  ...asDesk(),
  play: async ({ canvas }) => {
    await select(canvas, 'AB10047731');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: 'Select booking AB10047731' })).not.toBeChecked();
  },
};

/** What cancelling three bookings would do: one is already cancelled. */
export const CancellationPreview: Story = {
  ...asDesk(quotesCancellation),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Cancel bookings', ...three);
    await expect(dialog.getByText('Cancels 2 bookings, refunds AED 755.07, sends 2 mails, skips 1.')).toBeVisible();
    const rows = [
      'AB10047731.*Refund: AED 755.07. Mail to amira',
      'EB20481206.*Nothing is refunded',
      'FT40220917.*Skipped: Already cancelled',
    ];
    for (const name of rows) await expect(dialog.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel 2 bookings' })).toBeVisible();
  },
};

/** The same on a phone. */
export const CancellationPreviewOnAPhone: Story = {
  ...onAPhone(quotesCancellation),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Cancel bookings', ...three);
    await expect(dialog.getByText(/^Cancels 2 bookings/)).toBeVisible();
  },
};

/** A cancellation needs a reason. */
export const ReasonMissing: Story = {
  ...asDesk(quotesCancellation),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Cancel bookings', ...three);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 bookings' }));
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(/Please give a reason\./);
    await expect(dialog.getByRole('heading', { name: 'Preview' })).toBeVisible();
  },
};

/** One is cancelled, one has changed since the preview; the third was skipped from the beginning. */
export const Cancelled: Story = {
  ...asDesk(quotesCancellation, applies({ results: bulkCancellationResults.results.slice(0, 2) })),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Cancel bookings', ...three);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A storm');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 bookings' }));
    await expect(await dialog.findByText('Cancelled 1 booking, refunds AED 755.07. Skipped 2.')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Result' })).toHaveFocus();
    await expect(dialog.getByRole('row', { name: /EB20481206.*Has changed since the preview/ })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    const [first, second] = bulkCancellationQuote.results;
    await expect(applied.mock.calls[0]![0]).toEqual({
      id: expect.any(String),
      action: 'cancel',
      reason: 'A storm',
      bookings: [
        { booking_number: 'AB10047731', version: first!.version, refund_quote: first!.refund_quote },
        { booking_number: 'EB20481206', version: second!.version },
      ],
    });
  },
};

const many = Array.from({ length: 25 }, (_, index) => ({
  ...bulkCashQuote.results[0]!,
  booking_number: `AB2000${String(index).padStart(4, '0')}`,
}));

/** Responds to the first request; the second never gets a response. */
function appliesTen() {
  let isFirst = true;
  return http.post('*/api/v1/bulk-actions/', async ({ request }) => {
    if (!isFirst) await delay('infinite');
    isFirst = false;
    // The page sends what the contract requires.
    const { bookings } = (await request.json()) as Schema<'NewBulkAction'>;
    const [done] = bulkCashResults.results;
    return HttpResponse.json({ results: bookings.map(({ booking_number }) => ({ ...done!, booking_number })) });
  });
}

/** Ten of 25 are done; it can't be closed. */
export const InProgress: Story = {
  ...asDesk(respondsWith('quoteBulkAction', { results: many }), appliesTen()),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Record cash', ...three);
    await userEvent.click(dialog.getByRole('button', { name: 'Record cash for 25 bookings' }));
    await expect(await dialog.findByText('10 of 25')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Bookings handled' })).toHaveAttribute('value', '10');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(dialog.getByRole('heading', { name: 'In progress' })).toHaveFocus();
    await expect(dialog.getAllByText('Not done yet.')).toHaveLength(15);
  },
};

/** The cash of one booking is recorded and can be withdrawn. */
export const CashRecorded: Story = {
  ...asDesk(quotesCash, applies(bulkCashResults)),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Record cash', 'AB10047731', 'EB20481206');
    await expect(dialog.getByText('Records cash for 1 booking, AED 755.07, skips 1.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Record cash for 1 booking' }));
    await expect(await dialog.findByText('Recorded cash for 1 booking, AED 755.07. Skipped 1.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /Undo/ })).toBeVisible();
  },
};

/** The cash is withdrawn again, with the version that the action has left. */
export const CashUndone: Story = {
  ...asDesk(quotesCash, applies(bulkCashResults)),
  play: async (context) => {
    await CashRecorded.play!(context);
    applied.mockClear();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /Undo/ }));
    await expect(await dialog.findByText('Withdrew the cash of 1 booking, AED 755.07.')).toBeVisible();
    await expect(applied.mock.calls[0]![0]).toMatchObject({
      action: 'withdraw-cash',
      bookings: [{ booking_number: 'AB10047731', version: bulkCashResults.results[0]!.version }],
    });
    await expect(dialog.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  },
};

const failedFirst = {
  results: [
    bulkCancellationResults.results[0]!,
    { ...bulkCancellationResults.results[2]!, booking_number: 'EB20481206' },
  ],
};
const doneSecond = {
  results: [{ ...bulkCancellationResults.results[0]!, booking_number: 'EB20481206', amount: '0.00' }],
};

/** The payment provider didn’t answer for one booking: it can be tried again. */
export const OneFailed: Story = {
  ...asDesk(quotesCancellation, applies(failedFirst, doneSecond)),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Cancel bookings', ...three);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'A storm');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 2 bookings' }));
    await waitForTexts(dialog, 'Cancelled 1 booking, refunds AED 755.07. Skipped 1. Not done: 1.');
    await expect(dialog.getByRole('button', { name: 'Try again for 1 booking' })).toBeVisible();
  },
};

/** Only what failed is sent again, under the same id. */
export const FailedTriedAgain: Story = {
  name: 'Only what failed is sent again, under the same id',
  tags: ['!autodocs', 'test-only'],
  ...asDesk(quotesCancellation, applies(failedFirst, doneSecond)),
  play: async (context) => {
    await OneFailed.play!(context);
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Try again for 1 booking' }));
    await expect(await dialog.findByText('Cancelled 2 bookings, refunds AED 755.07. Skipped 1.')).toBeVisible();
    const [[first], [second]] = applied.mock.calls as [[{ id: string }], [{ id: string; bookings: unknown[] }]];
    await expect(second.id).toBe(first.id);
    await expect(second.bookings).toMatchObject([{ booking_number: 'EB20481206' }]);
  },
};

/** The connection was lost before anything was done. */
export const ConnectionLost: Story = {
  ...asDesk(quotesCash, fails('applyBulkAction', 'service-unavailable')),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Record cash', 'AB10047731');
    await userEvent.click(dialog.getByRole('button', { name: 'Record cash for 1 booking' }));
    await expect(await dialog.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expectTexts(dialog, /The shop is temporarily unavailable/, 'Not done yet.');
  },
};

const paidByCard = { results: bulkCashQuote.results.slice(1) };

/** The action isn’t possible for any of the bookings. */
export const Impossible: Story = {
  ...asDesk(respondsWith('quoteBulkAction', paidByCard)),
  play: async ({ canvas }) => {
    const dialog = await openPreview(canvas, 'Record cash', 'EB20481206');
    await expectTexts(dialog, 'The action isn’t possible for any of these bookings.', 'Skipped: Isn’t paid in cash.');
    await expect(dialog.queryByRole('button', { name: /^Record cash/ })).not.toBeInTheDocument();
  },
};

/** The preview can’t be loaded. */
export const PreviewFailed: Story = {
  ...asDesk(fails('quoteBulkAction', 'forbidden')),
  play: async ({ canvas }) => {
    await select(canvas, 'AB10047731');
    await userEvent.click(canvas.getByRole('button', { name: 'Record cash' }));
    await expect(await canvas.findByText('Only staff may do this.')).toBeVisible();
  },
};

/** A role that can’t handle bookings has no checkboxes. */
export const SeesOnly: Story = {
  ...asStaff('gate').at('/dashboard/bookings'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /AB10047731/ })).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
};
