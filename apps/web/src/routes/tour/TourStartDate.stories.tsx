import type { Input } from '@aitours/api-client';
import {
  examples,
  fails,
  failsWithStatus,
  neverResponds,
  problemExamples,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, formatDate, getLastBookableDate, listDates, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Tour from './Tour.route.tsx';

const { tour } = examples.getTour;
const { user } = examples.getMe;
const { createdTourBooking } = examples.createBooking;
const path = `/tour/${tour.slug}`;

const meta = {
  title: 'Routes/Tour/Start date',
  component: Tour,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const today = toDubaiDate(new Date());
const inDays = (days: number) => addDays(today, days);
const findPanel = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your price' }));
const getDate = (part: Canvas) => part.getByLabelText('Start date');
const startOn = (days: number) => `Start on ${formatDate(inDays(days))}`;
const listStarts = (part: Canvas) => part.queryAllByRole('button', { name: /^Start on/ });

/** Places left by days from today. */
const limit = (places: Readonly<Record<number, number>>) => ({
  places_per_date: null,
  limited_dates: Object.entries(places).map(([days, left]) => ({ date: inDays(Number(days)), places_left: left })),
});
const withPlaces = (places: Readonly<Record<number, number>>) => [
  respondsWith('getTourAvailability', limit(places)),
  ...scenarios.default,
];
const at = (search: string, places: Readonly<Record<number, number>>): Story => ({
  decorators: [atPath(`${path}${search}`)],
  parameters: { msw: withPlaces(places) },
});

/** The first date with free cancellation that has places for all is proposed. */
export const FewPlaces: Story = {
  ...at('', { 2: 0, 3: 1, 4: 2 }),
  tags: ['GAP-20', 'GAP-24', 'GAP-76'],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(await panel.findByText('Only 2 places are left on this date.')).toBeVisible();
    await expect(getDate(panel)).toHaveValue(inDays(4));
    await expect(getDate(panel)).toBeValid();
    await expect(listStarts(panel)).toEqual([]);
  },
};

export const MoreTravellers: Story = {
  ...at('', { 2: 0, 3: 1, 4: 2 }),
  name: 'The proposed date stays when it has too few places for another traveller',
  tags: ['!autodocs', 'test-only', 'GAP-24', 'GAP-76'],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await panel.findByText('Only 2 places are left on this date.');
    await userEvent.click(panel.getByRole('button', { name: 'More: Children 5-12' }));
    await expect(getDate(panel)).toHaveValue(inDays(4));
    await expect(getDate(panel)).toBeInvalid();
    const text = `Only 2 places are left on ${formatDate(inDays(4))}, and you have 3 people. Choose another date or a smaller group.`;
    await expect(getDate(panel)).toHaveAccessibleDescription(new RegExp(`^${text}`));
    await expect(panel.getByText(text, { selector: '[role=status]' })).toBeInTheDocument();
    await expect(listStarts(panel).map(({ textContent }: HTMLElement) => textContent)).toEqual([
      startOn(1),
      startOn(5),
    ]);
    await userEvent.click(panel.getByRole('button', { name: 'Fewer: Children 5-12' }));
    await expect(getDate(panel)).toBeValid();
    await expect(listStarts(panel)).toEqual([]);
  },
};

/** A shared plan whose date is closed: the nearest dates with places are offered. */
export const SoldOut: Story = {
  ...at(`?date=${inDays(10)}`, { 9: 0, 10: 0, 11: 1 }),
  tags: ['GAP-24', 'GAP-76'],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(await panel.findByRole('button', { name: startOn(8) })).toBeVisible();
    await expect(panel.getByRole('button', { name: startOn(12) })).toBeVisible();
    await expect(getDate(panel)).toHaveValue(inDays(10));
    await expect(getDate(panel)).toHaveAccessibleDescription(
      new RegExp(`^No places are left on ${formatDate(inDays(10))}. Choose another date.`),
    );
    await expect(panel.queryByText(/^Free cancellation/)).not.toBeInTheDocument();
  },
};

export const OtherDate: Story = {
  ...at(`?date=${inDays(10)}`, { 9: 0, 10: 0, 11: 1 }),
  name: 'Booking leads to a closed date, and one of the nearest dates replaces it',
  tags: ['!autodocs', 'test-only', 'GAP-24', 'GAP-76'],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    const later = await panel.findByRole('button', { name: startOn(12) });
    await userEvent.click(panel.getByRole('button', { name: 'Book Now' }));
    await expect(getDate(panel)).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(later);
    await expect(getDate(panel)).toHaveValue(inDays(12));
    await expect(getDate(panel)).toBeValid();
    await expect(getDate(panel)).toHaveFocus();
    await expect(listStarts(panel)).toEqual([]);
    fireEvent.change(getDate(panel), { target: { value: inDays(9) } });
    await expect(getDate(panel)).toBeInvalid();
    await userEvent.click(panel.getByRole('button', { name: startOn(8) }));
    await userEvent.click(panel.getByRole('button', { name: 'Book Now' }));
    await expect(await screen.findByRole('dialog', { name: 'Book this tour' })).toBeInTheDocument();
  },
};

/** No date has enough places for the group. */
export const NoDates: Story = {
  decorators: [atPath(`${path}?adults=3`)],
  parameters: {
    msw: [
      respondsWith('getTourAvailability', {
        places_per_date: null,
        limited_dates: listDates(today, getLastBookableDate(today)).map((date) => ({ date, places_left: 2 })),
      }),
      ...scenarios.default,
    ],
  },
  tags: ['GAP-76'],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await waitFor(() => expect(getDate(panel)).toBeInvalid());
    await expect(getDate(panel)).toHaveAccessibleDescription(
      /Choose a smaller group: no other date has places for all/,
    );
    await expect(listStarts(panel)).toEqual([]);
  },
};

const expectUnlimited = async (canvas: Canvas) => {
  const panel = await findPanel(canvas);
  await expect(getDate(panel)).toHaveValue(inDays(2));
  await expect(getDate(panel)).toBeValid();
  await userEvent.click(panel.getByRole('button', { name: 'Book Now' }));
  await expect(await screen.findByRole('dialog', { name: 'Book this tour' })).toBeInTheDocument();
  await expect(screen.queryByText(/places? (is|are) left/)).not.toBeInTheDocument();
};

export const PlacesLoading: Story = {
  name: 'While the places left load, each date can be booked',
  tags: ['!autodocs', 'test-only', 'GAP-24'],
  decorators: [atPath(path)],
  parameters: { msw: [neverResponds('getTourAvailability'), ...scenarios.default] },
  play: ({ canvas }) => expectUnlimited(canvas),
};

export const PlacesFailed: Story = {
  ...PlacesLoading,
  name: 'Without the places left, each date can be booked',
  parameters: { msw: [failsWithStatus('getTourAvailability'), ...scenarios.default] },
};

/** The error on a phone. */
export const OnPhone: Story = {
  ...SoldOut,
  decorators: [atPath(`${path}?date=${inDays(10)}`, { hasShell: true })],
  parameters: SoldOut.parameters,
  globals: { viewport: { value: 'phone' } },
};

const clickButton = (dialog: Canvas, name: string) => userEvent.click(dialog.getByRole('button', { name }));

/** Goes to the payment step with the profile's values, and books with cash. */
const bookWithCash = async (canvas: Canvas) => {
  const panel = await findPanel(canvas);
  await clickButton(panel, 'Book Now');
  const dialog = within(await screen.findByRole('dialog', { name: 'Book this tour' }));
  await waitFor(() => expect(dialog.getByLabelText(/^First name/)).toHaveValue('Amira'));
  await clickButton(dialog, 'Continue');
  await userEvent.type(await dialog.findByLabelText(/^Special requests/), 'We land at 14:05.');
  await clickButton(dialog, 'Continue');
  await userEvent.click(await dialog.findByRole('radio', { name: 'Cash' }));
  await clickButton(dialog, 'Complete Booking');
  return dialog;
};

const sent: Input<'createBooking'>['body'][] = [];
/** The date is sold out, as the page learns after the server has refused it. */
const soldOutMeanwhile = [
  http.post<never, Input<'createBooking'>['body']>('*/bookings/', async ({ request }) => {
    const body = await request.clone().json();
    sent.push(body);
    if (body.cart_items[0]?.date !== inDays(10)) return undefined;
    return HttpResponse.json({ ...problemExamples['sold-out'], places_left: 0 }, { status: 409 });
  }),
  respondsWith('createBooking', createdTourBooking),
  respondsWith('getTourAvailability', () => limit(sent.length === 0 ? {} : { 10: 0, 11: 0 })),
  ...scenarios.default,
];

/** The server refuses the date: nothing is booked, nothing that was entered is lost, and another date can be chosen. */
export const SoldOutMeanwhile: Story = {
  tags: ['GAP-76', 'TOUR-41'],
  decorators: [atPath(`${path}?date=${inDays(10)}`, { as: user })],
  parameters: { msw: soldOutMeanwhile },
  play: async ({ canvas }) => {
    sent.length = 0;
    const dialog = await bookWithCash(canvas);
    await expect(await dialog.findByRole('button', { name: startOn(9) })).toBeVisible();
    await expect(dialog.getByRole('button', { name: startOn(12) })).toBeVisible();
    const text = `No places are left on ${formatDate(inDays(10))}. Choose another date.`;
    const link = dialog.getByRole('link', { name: `Start date: Nothing is booked. ${text}` });
    await expect(link.closest('[tabindex="-1"]')).toHaveFocus();
    await userEvent.click(link);
    await expect(getDate(dialog)).toHaveFocus();
    await expect(getDate(dialog)).toHaveAccessibleDescription(new RegExp(`^${text}`));
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
  },
};

export const BookedOnOtherDate: Story = {
  ...SoldOutMeanwhile,
  name: 'After the server refused a date, the tour is booked on another one',
  tags: ['!autodocs', 'test-only', 'GAP-76', 'TOUR-37'],
  play: async ({ canvas, step }) => {
    sent.length = 0;
    const dialog = await bookWithCash(canvas);
    const other = await dialog.findByRole('button', { name: startOn(12) });
    await step('the closed date isn’t sent again', async () => {
      await clickButton(dialog, 'Complete Booking');
      await expect(sent).toHaveLength(1);
    });
    await userEvent.click(other);
    await expect(getDate(dialog)).toHaveFocus();
    await expect(getDate(dialog)).toBeValid();
    await expect(dialog.queryByText(/Nothing is booked/)).not.toBeInTheDocument();
    await clickButton(dialog, 'Complete Booking');
    await expect(await screen.findByRole('dialog', { name: 'You are booked' })).toBeInTheDocument();
    await expect(sent).toMatchObject([
      { cart_items: [{ date: inDays(10) }] },
      {
        cart_items: [{ date: inDays(12) }],
        payment_method: 'cash',
        special_requests: 'We land at 14:05.',
      },
    ]);
  },
};

export const RefusedWithoutPlaces: Story = {
  name: 'The refusal is shown even if the places left can’t be loaded',
  tags: ['!autodocs', 'test-only', 'GAP-76', 'TOUR-41'],
  decorators: [atPath(`${path}?date=${inDays(10)}`, { as: user })],
  parameters: {
    msw: [
      fails('createBooking', 'sold-out', { places_left: 1 }),
      failsWithStatus('getTourAvailability'),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await bookWithCash(canvas);
    const text = `Start date: Nothing is booked. Only 1 place is left on ${formatDate(inDays(10))}, and you have 2 people.`;
    await expect(await dialog.findByRole('link', { name: new RegExp(`^${text}`) })).toBeVisible();
    fireEvent.change(getDate(dialog), { target: { value: inDays(20) } });
    await expect(getDate(dialog)).toBeValid();
    await expect(dialog.queryByText(/Nothing is booked/)).not.toBeInTheDocument();
  },
};

export const TakenBeforeBooking: Story = {
  name: 'The places left are loaded again when the dialog opens',
  tags: ['!autodocs', 'test-only', 'GAP-76'],
  decorators: [atPath(`${path}?date=${inDays(10)}`)],
  parameters: {
    msw: [
      respondsWith('getTourAvailability', () => limit(screen.queryByRole('dialog') ? { 10: 0 } : {})),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await clickButton(panel, 'Book Now');
    const dialog = within(await screen.findByRole('dialog', { name: 'Book this tour' }));
    await userEvent.click(await dialog.findByRole('button', { name: startOn(11) }));
    await expect(getDate(dialog)).toHaveValue(inDays(11));
    await expect(getDate(dialog)).toBeValid();
    await expect(getDate(dialog)).toHaveFocus();
  },
};
