import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  problemExamples,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { phoneInvalid } from '@aitours/domain/phone';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { expectPhone } from '../../testing/expectPhone.ts';
import Checkout from './Checkout.route.tsx';

const meta = {
  title: 'Routes/Checkout',
  component: Checkout,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { user } = examples.getMe;
const { cart, cartSoldOut } = examples.getCart;
const { activityBooking, ticketBooking } = examples.createBooking;
const [safari, tower] = cart.items;
const signedIn = { decorators: [atPath('/checkout', { as: user })] } satisfies Story;
const onlySafari = respondsWith('getCart', { ...cart, items: [safari!] });
const onlyTower = respondsWith('getCart', { ...cart, items: [tower!] });

/** Bookings that reached the mock server. */
const sent: { body: Record<string, unknown>; key: string | null }[] = [];
const readBody = async (request: Request): Promise<Record<string, unknown>> => JSON.parse(await request.clone().text());
const listening = http.post('*/api/v1/bookings/', async ({ request }) => {
  sent.push({ body: await readBody(request), key: request.headers.get('idempotency-key') });
});
const forgetSent = () => {
  sent.length = 0;
};

const ready = (canvas: Canvas) => canvas.findByLabelText(/First name/);
const book = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Complete booking' }));
const fillCard = async (canvas: Canvas, number = '4111 1111 1111 1111', expiry = '1227', cvv = '123') => {
  const fill = async (label: RegExp, text: string) => {
    const field = canvas.getByLabelText(label);
    await userEvent.clear(field);
    if (text) await userEvent.type(field, text);
  };
  await fill(/Card number/, number);
  await fill(/Expiry/, expiry);
  await fill(/CVV/, cvv);
};
const payCash = async (canvas: Canvas) => userEvent.click(canvas.getByRole('radio', { name: 'Cash' }));
const currentStep = (canvas: Canvas) =>
  within(canvas.getByRole('list', { name: 'Checkout' }))
    .getAllByRole('listitem')
    .findIndex((step: HTMLElement) => step.getAttribute('aria-current') === 'step') + 1;
const toast = (text: string) => screen.findByText(text, { selector: '[role] *' });
const leads = (path: string) => waitFor(() => expect(document.body.dataset['path']).toBe(path));
const cashAndBook = async (canvas: Canvas) => {
  await ready(canvas);
  await payCash(canvas);
  await book(canvas);
};
/** A failed booking shows its error, returns to step 2 and keeps the entries (CHECKOUT-03). */
const failsWith = async (canvas: Canvas, text: string) => {
  await cashAndBook(canvas);
  await expect(await toast(text)).toBeInTheDocument();
  await waitFor(() => expect(currentStep(canvas)).toBe(2));
  await expect(canvas.getByLabelText(/First name/)).toHaveValue('Amira');
  await expect(document.body.dataset['path']).toBe('/checkout');
};

export const Loaded: Story = {
  ...signedIn,
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'One form, prefilled',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-01', 'CHECKOUT-02', 'CHECKOUT-14', 'GAP-79', 'GAP-80'],
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveValue('Amira');
    await expect(canvas.getByLabelText(/Last name/)).toHaveValue('Haddad');
    await expect(canvas.getByLabelText(/Email/)).toHaveValue(user.email);
    await expectPhone(canvas.getByLabelText(/Phone/), user.phone);
    await expect(canvas.getAllByRole('radio').map((radio: HTMLElement) => radio.getAttribute('value'))).toEqual([
      'card',
      'cash',
    ]);
    for (const name of [/Card number/, /Expiry/, /CVV/]) await expect(canvas.getByLabelText(name)).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 1,358.07');
    await expect(currentStep(canvas)).toBe(2);
    await userEvent.clear(canvas.getByLabelText(/Phone/));
    await expect(currentStep(canvas)).toBe(1);
  },
};

const firstBooking = respondsWith('getMe', { ...user, first_booking_discount: 10 });

export const FirstBooking: Story = {
  ...signedIn,
  globals: { behaviour: 'improved' },
  parameters: { msw: [listening, firstBooking, ...scenarios.default] },
};

export const FirstBookingTest: Story = {
  ...FirstBooking,
  name: 'The discount of a first booking is shown, and sent with what is booked first',
  tags: ['!autodocs', 'test-only', 'QUIRK-12', 'GAP-26'],
  play: async ({ canvas }) => {
    forgetSent();
    await ready(canvas);
    const line = (await canvas.findByText('First booking, 10% off')).closest('div');
    await expect(line).toHaveTextContent('On your activities');
    await expect(line).toHaveTextContent('−AED 75.51');
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 1,282.56');
    await payCash(canvas);
    await book(canvas);
    await waitFor(() => expect(sent.map(({ body }) => body['total_amount'])).toEqual(['679.56', undefined]));
  },
};

/** A discount that no longer applies: nothing is booked before the traveller agrees. */
export const DiscountUsed: Story = {
  ...signedIn,
  tags: ['QUIRK-12', 'GAP-26'],
  globals: { behaviour: 'improved' },
  parameters: {
    msw: [
      fails('createBooking', 'price-changed', {
        amount: '755.07',
        lines: [],
        detail: 'The discount has changed. Please check the total and confirm again.',
      }),
      firstBooking,
      onlySafari,
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await cashAndBook(canvas);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/^The discount has changed/)).toBeInTheDocument();
    await expect(dialog.getByText('AED 755.07')).toBeInTheDocument();
  },
};

/** With header and footer. */
export const WithShell: Story = {
  decorators: [atPath('/checkout', { as: user, hasShell: true })],
};

export const Phone: Story = {
  decorators: [atPath('/checkout', { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

export const Guest: Story = {
  decorators: [atPath('/checkout')],
  name: 'A guest is redirected to sign-in, and the path is stored',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-04'],
  play: async () => {
    await leads('/login');
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/checkout');
  },
};

/** An empty cart, with the latest booking. */
export const Empty: Story = {
  ...signedIn,
  tags: ['CHECKOUT-06'],
  parameters: { msw: [respondsWith('getCart', { ...cart, items: [] }), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No Items to Checkout' })).toBeVisible();
    await expect(await canvas.findByText(new RegExp(activityBooking.booking_number))).toBeVisible();
  },
};

/** No bookings yet. */
export const EmptyAndNew: Story = {
  ...signedIn,
  parameters: {
    msw: [
      respondsWith('getCart', { ...cart, items: [] }),
      fails('getLatestBooking', 'not-found'),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No Items to Checkout' });
    await expect(canvas.queryByText('Have you just booked?')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Failed to fetch latest booking')).not.toBeInTheDocument();
  },
};

/** The latest booking can’t be loaded. */
export const LatestFailed: Story = {
  ...signedIn,
  tags: ['BOOK-15'],
  parameters: {
    msw: [
      respondsWith('getCart', { ...cart, items: [] }),
      failsWithStatus('getLatestBooking', 502),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch latest booking')).toBeVisible();
  },
};

export const LatestSessionOver: Story = {
  ...signedIn,
  name: 'The session expires while the latest booking loads',
  tags: ['!autodocs', 'test-only', 'BOOK-14'],
  parameters: {
    msw: [
      fails('getLatestBooking', 'session-expired'),
      fails('refreshToken', 'session-expired'),
      respondsWith('getCart', { ...cart, items: [] }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
    await waitFor(() => expect(['/auth', '/login']).toContain(document.body.dataset['path']));
  },
};

export const Loading: Story = {
  ...signedIn,
  parameters: { msw: [neverResponds('getCart'), ...scenarios.default] },
};

/** The cart can’t be loaded. */
export const LoadFailed: Story = {
  ...signedIn,
  tags: ['CART-17'],
  parameters: { msw: [failsWithStatus('getCart', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Error fetching cart: 502' })).toBeVisible();
  },
};

/** Without a profile the fields are empty, on the first step. */
export const ProfileFailed: Story = {
  ...signedIn,
  tags: ['GAP-80'],
  parameters: { msw: [failsWithStatus('getMe', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await ready(canvas)).toHaveValue('');
    await expect(currentStep(canvas)).toBe(1);
  },
};

/** Text that is no phone number is rejected beside its field, with an example. */
export const PhoneInvalid: Story = {
  ...signedIn,
  tags: ['CHECKOUT-21'],
  play: async ({ canvas }) => {
    await ready(canvas);
    const phone = canvas.getByLabelText(/Phone/);
    await expectPhone(phone, user.phone);
    await userEvent.click(canvas.getByRole('radio', { name: /Cash/ }));
    await userEvent.clear(phone);
    await userEvent.type(phone, 'call me');
    await book(canvas);
    await expect(await canvas.findByRole('group', { name: 'There is a problem with 1 field' })).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription(expect.stringContaining(phoneInvalid));
  },
};

/** Missing details are listed all at once. */
export const PersonalMissing: Story = {
  ...signedIn,
  tags: ['CHECKOUT-07', 'CHECKOUT-08'],
  play: async ({ canvas }) => {
    await userEvent.clear(await ready(canvas));
    await userEvent.clear(canvas.getByLabelText(/Phone/));
    await book(canvas);
    const name = 'Please fill in all personal information fields. Please fill in all payment information fields';
    const summary = await canvas.findByRole('group', { name });
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(5);
    await expect(within(summary).getByRole('link', { name: 'Enter your phone number' })).toHaveAttribute(
      'href',
      `#${canvas.getByLabelText(/Phone/).id}`,
    );
  },
};

/** Missing card details. */
export const CardMissing: Story = {
  ...signedIn,
  tags: ['CHECKOUT-08'],
  play: async ({ canvas }) => {
    await ready(canvas);
    await book(canvas);
    const name = 'Please fill in all payment information fields';
    await expect(await canvas.findByRole('group', { name })).toHaveFocus();
    await expect(canvas.getByLabelText(/Card number/)).toHaveAttribute('aria-invalid', 'true');
  },
};

const rejectsCard = async (canvas: Canvas, card: [number: string, expiry: string, cvv: string], text: string) => {
  await ready(canvas);
  await fillCard(canvas, ...card);
  await book(canvas);
  await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  await expect(document.body.dataset['path']).toBe('/checkout');
};

/** A card number of 15 digits. */
export const CardNumberWrong: Story = {
  ...signedIn,
  tags: ['CHECKOUT-09'],
  play: ({ canvas }) =>
    rejectsCard(canvas, ['4111 1111 1111 111', '1227', '123'], 'Please enter a valid 16-digit card number'),
};

export const AmexNumberWrong: Story = {
  ...signedIn,
  name: 'A number of American Express with 14 digits is rejected, and the error asks for 15',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-15'],
  play: ({ canvas }) =>
    rejectsCard(canvas, ['3782 822463 1000', '1227', '1234'], 'Please enter a valid 15-digit card number'),
};

/** Month 13. */
export const ExpiryWrong: Story = {
  ...signedIn,
  tags: ['CHECKOUT-11'],
  play: ({ canvas }) =>
    rejectsCard(canvas, ['4111111111111111', '13/27', '123'], 'Please enter expiry date in MM/YY format'),
};

/** An expired card. */
export const CardExpired: Story = {
  ...signedIn,
  tags: ['CHECKOUT-11'],
  play: ({ canvas }) =>
    rejectsCard(canvas, ['4111111111111111', '12/25', '123'], 'This card has expired. Use another card or pay cash.'),
};

/** A CVV of two digits. */
export const CvvWrong: Story = {
  ...signedIn,
  tags: ['CHECKOUT-12'],
  play: ({ canvas }) => rejectsCard(canvas, ['4111111111111111', '12/27', '12'], 'Please enter a valid CVV'),
};

export const BookedByCard: Story = {
  ...signedIn,
  name: 'Activities and tickets are booked, and no card data leaves the page',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-15', 'CHECKOUT-16', 'CHECKOUT-28', 'CHECKOUT-35', 'CHECKOUT-36'],
  parameters: { msw: [listening, ...scenarios.default] },
  play: async ({ canvas, step }) => {
    forgetSent();
    await ready(canvas);
    await userEvent.type(canvas.getByLabelText(/Special requests/), 'No nuts, please.');
    await fillCard(canvas);
    await book(canvas);
    await expect(await toast('Processing your booking...')).toBeInTheDocument();
    await leads(`/thank-you/${activityBooking.booking_number}`);
    await expect(await toast('Booking completed successfully!')).toBeInTheDocument();
    await step('one booking for each kind', async () => {
      await expect(sent.map(({ body }) => body['booking_type'])).toEqual(['activity', 'ticket']);
      await expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
      await expect(sent[0]?.body).toMatchObject({
        payment_method: 'card',
        special_requests: 'No nuts, please.',
        cart_items: [
          {
            type: 'activity',
            id: safari!.id,
            date: '2030-03-02',
            price: '755.07',
            quantity: 1,
            details: {
              firstName: 'Amira',
              lastName: 'Haddad',
              email: user.email,
              phone: user.phone,
              adults: 2,
              children: 1,
              infants: 0,
              activity_id: '101',
              pickup: 'dubai',
              addons: ['Quad bike for 30 minutes:1:150.00'],
            },
          },
        ],
      });
      await expect(sent[1]?.body).toMatchObject({
        cart_items: [{ details: { event_id: '201', ticketType: 'Levels 124 and 125', duration: '1 h 30 min' } }],
      });
    });
    await step('no card data anywhere', async () => {
      const everything = JSON.stringify([sent, { ...localStorage }, { ...sessionStorage }, location.href]);
      await expect(everything).not.toMatch(/4111|12\/27|cvv|cardNumber/i);
    });
    await step('the booking is stored for the next page', async () => {
      await expect(localStorage.getItem('lastBooking')).toContain(activityBooking.booking_number);
      await expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
    });
  },
};

export const BookedForCash: Story = {
  ...signedIn,
  name: 'Cash requires no card, and a double click books once',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-13'],
  parameters: { msw: [listening, onlySafari, ...scenarios.default] },
  play: async ({ canvas }) => {
    forgetSent();
    await ready(canvas);
    await payCash(canvas);
    await expect(canvas.queryByLabelText(/Card number/)).not.toBeInTheDocument();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Complete booking' }));
    await leads(`/thank-you/${activityBooking.booking_number}`);
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toMatchObject({ payment_method: 'cash' });
  },
};

/** The third step shows while booking. */
export const Submitting: Story = {
  ...signedIn,
  tags: ['CHECKOUT-02'],
  parameters: { msw: [neverResponds('createBooking'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await cashAndBook(canvas);
    await waitFor(() => expect(currentStep(canvas)).toBe(3));
    await expect(canvas.getByRole('button', { name: 'Complete booking' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Booking fails without a message. */
export const Failed: Story = {
  ...signedIn,
  tags: ['CHECKOUT-03', 'CHECKOUT-18'],
  parameters: { msw: [failsWithStatus('createBooking', 502), ...scenarios.default] },
  play: ({ canvas }) => failsWith(canvas, 'An error occurred while processing your booking. Please try again.'),
};

/** The server’s message. */
export const Rejected: Story = {
  ...signedIn,
  tags: ['CHECKOUT-18'],
  parameters: {
    msw: [
      fails('createBooking', 'invalid-request', { detail: 'This activity does not take place on this date.' }),
      ...scenarios.default,
    ],
  },
  play: ({ canvas }) => failsWith(canvas, 'This activity does not take place on this date.'),
};

/** The response is lost; a retry has the same key, so nothing is booked twice. */
export const NoReply: Story = {
  ...signedIn,
  tags: ['BOOK-11', 'QUIRK-21'],
  parameters: { msw: [listening, losesConnection('createBooking'), onlySafari, ...scenarios.default] },
  play: async ({ canvas }) => {
    forgetSent();
    await failsWith(canvas, 'No response received from server');
    await expect(canvas.getByText('We don’t know yet whether your booking was made')).toBeVisible();
    await book(canvas);
    await waitFor(() => expect(sent.length).toBeGreaterThan(2));
    await expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  },
};

const emptyResponse = http.post('*/api/v1/bookings/', () => HttpResponse.json({}, { status: 201 }));
const responseWithoutNumber = http.post('*/api/v1/bookings/', () =>
  HttpResponse.json({ total_amount: '755.07' }, { status: 201 }),
);

/** An empty response. */
export const EmptyResponse: Story = {
  ...signedIn,
  tags: ['CHECKOUT-29'],
  parameters: { msw: [emptyResponse, ...scenarios.default] },
  play: ({ canvas }) => failsWith(canvas, 'No response data received from server'),
};

/** The response for an activity has no number. */
export const ActivityResponseUnreadable: Story = {
  ...signedIn,
  tags: ['CHECKOUT-31'],
  parameters: { msw: [responseWithoutNumber, onlySafari, ...scenarios.default] },
  play: ({ canvas }) => failsWith(canvas, 'Invalid activity booking response'),
};

/** The response for tickets has no number. */
export const TicketResponseUnreadable: Story = {
  ...signedIn,
  tags: ['CHECKOUT-32'],
  parameters: { msw: [responseWithoutNumber, onlyTower, ...scenarios.default] },
  play: ({ canvas }) => failsWith(canvas, 'Invalid ticket booking response'),
};

/** The response for a tour that the server added has no number. */
export const OtherResponseUnreadable: Story = {
  ...signedIn,
  tags: ['CHECKOUT-30'],
  parameters: {
    msw: [
      responseWithoutNumber,
      respondsWith('getCart', {
        ...cart,
        items: [
          {
            ...safari!,
            item_type: 'tour',
            type: 'tour',
            title: 'Two Cities: Dubai and Abu Dhabi',
            activity: null,
            event: null,
            tour: { id: '11', slug: 'two-cities-dubai-abu-dhabi', title: 'Two Cities: Dubai and Abu Dhabi' },
            details: { adults: 2, children: 0, children512: 0, children25: 0, infants: 0 },
          },
        ],
      }),
      ...scenarios.default,
    ],
  },
  play: ({ canvas }) => failsWith(canvas, 'Invalid response from server: missing booking number'),
};

const sameDay = { ...tower!, date: safari!.date, service_date: safari!.date };
const safariPlan = {
  type: 'activity',
  title: safari!.title,
  date: safari!.date,
  time: safari!.time,
  duration_minutes: safari!.duration_minutes,
  cart_item: safari!.id,
} as const;
const overlap = { kind: 'overlap', item: tower!.id, other: safariPlan } as const;
const overlappingMocks = [
  respondsWith('getCart', { ...cart, items: [safari!, sameDay], clashes: [overlap] }),
  ...scenarios.default,
];

/** Two overlapping items are reported before booking. */
export const Overlapping: Story = {
  ...signedIn,
  tags: ['CHECKOUT-01'],
  parameters: {
    msw: overlappingMocks,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`These take place at the same time: “${tower!.title}” and “${safari!.title}”.`),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
  },
};

export const OverlapRemoved: Story = {
  ...Overlapping,
  name: 'One press removes an overlapping item, and the order goes on',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-01'],
  // The cart of the mock stays the same, so it must not be loaded again.
  parameters: { msw: [neverResponds('removeCartItem'), ...overlappingMocks] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove from cart: ${tower!.title}` }));
    await waitFor(() => expect(canvas.queryByText(/take place at the same time/)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
  },
};

export const OverlapNotRemoved: Story = {
  ...Overlapping,
  name: 'A removal that fails is reported, and the item stays',
  tags: ['!autodocs', 'test-only', 'CART-04'],
  parameters: { msw: [failsWithStatus('removeCartItem', 500), ...overlappingMocks] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Remove from cart: ${tower!.title}` }));
    await screen.findByText(/^(Failed to remove item|Error removing from cart)/, { selector: '[role] *' });
    await waitFor(() => expect(canvas.getByText(/take place at the same time/)).toBeVisible());
  },
};

/** The safari ends a quarter of an hour before the tower's time, 159 km away; both can be booked. */
export const TooFarApart: Story = {
  ...signedIn,
  parameters: {
    msw: [
      respondsWith('getCart', {
        ...cart,
        items: [safari!, { ...sameDay, time: '21:15' }],
        clashes: [{ ...overlap, kind: 'tight-gap', minutes: 15, travel_minutes: 124 }],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const pair = `from “${safari!.title}” to “${tower!.title}”`;
    await expect(await canvas.findByText(`There is too little time to get ${pair}.`)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Complete booking' })).toBeEnabled();
  },
};

/** The last places are sold meanwhile: which, and a link back. */
export const SoldOut: Story = {
  ...signedIn,
  tags: ['GAP-76'],
  parameters: { msw: [fails('createBooking', 'sold-out'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await failsWith(canvas, 'Only 2 places are left for Burj Khalifa: At the Top at this time.');
    await expect(canvas.getByText('Not enough places left: Burj Khalifa: At the Top')).toBeVisible();
    const [, back] = canvas.getAllByRole('link', { name: 'Back to cart' });
    await expect(back).toHaveAttribute('href', '/cart');
  },
};

/** More places than a customer can hold without payment; the message says what to do. */
export const TooManyWithoutPayment: Story = {
  ...signedIn,
  tags: ['GAP-76'],
  parameters: { msw: [fails('createBooking', 'unpaid-limit'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await failsWith(
      canvas,
      'You can hold at most 25 places of Burj Khalifa: At the Top on 3 Mar 2030 without payment, and would hold 30. Please book fewer, or log in with a code by email: a confirmed address can hold more.',
    );
  },
};

/** An item that can’t be booked is reported before booking. */
export const KnownUnavailable: Story = {
  ...signedIn,
  tags: ['GAP-76'],
  parameters: { msw: [respondsWith('getCart', cartSoldOut), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An item in your cart can’t be booked at the moment.')).toBeVisible();
  },
};

/** Old and new price side by side. */
export const PriceConfirmation: Story = {
  ...signedIn,
  tags: ['GAP-26'],
  parameters: { msw: [fails('createBooking', 'price-changed'), onlySafari, ...scenarios.default] },
  play: async ({ canvas }) => {
    await cashAndBook(canvas);
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('AED 725.07')).toBeInTheDocument();
    await expect(dialog.getAllByText('AED 755.07')).toHaveLength(2);
    await expect(document.body.dataset['path']).toBe('/checkout');
  },
};

export const PriceChanged: Story = {
  ...signedIn,
  name: 'A changed price: old and new, and nothing is booked before the traveller agrees',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  parameters: {
    msw: [
      listening,
      http.post('*/api/v1/bookings/', async ({ request }) => {
        const body = JSON.stringify(await readBody(request));
        if (body.includes('"price":"780.00"')) return HttpResponse.json(activityBooking, { status: 201 });
        return HttpResponse.json(
          {
            type: 'price-changed',
            title: 'The price has changed',
            status: 409,
            detail: 'The price is now AED 780.00. Please check it and confirm again.',
            amount: '780.00',
            lines: [{ index: 0, id: safari!.id, title: safari!.title, sent: '755.07', amount: '780.00' }],
          },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        );
      }),
      onlySafari,
      ...scenarios.default,
    ],
  },
  play: async ({ canvas, step }) => {
    forgetSent();
    const ask = async () => within(await screen.findByRole('alertdialog'));
    await step('declined: nothing is booked', async () => {
      await cashAndBook(canvas);
      const dialog = await ask();
      await expect(dialog.getByText('AED 755.07')).toBeInTheDocument();
      await expect(dialog.getAllByText('AED 780.00')).toHaveLength(2);
      await userEvent.click(dialog.getByRole('button', { name: 'Don’t book' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(document.body.dataset['path']).toBe('/checkout');
    });
    await step('agreed: booked at the new price', async () => {
      await book(canvas);
      await userEvent.click((await ask()).getByRole('button', { name: 'Book at the new price' }));
      await leads(`/thank-you/${activityBooking.booking_number}`);
      await expect(sent.at(-1)?.body).toMatchObject({ cart_items: [{ price: '780.00' }] });
    });
  },
};

let safariPrice = safari!.price;

/** Back in the tab, a price that has changed is shown beside the old one. */
export const PriceChangedWhileAway: Story = {
  ...signedIn,
  tags: ['GAP-26'],
  parameters: {
    msw: [
      respondsWith('getCart', () => ({
        ...cart,
        items: [{ ...safari!, unit_price: safariPrice, price: safariPrice }, tower!],
      })),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas, step }) => {
    safariPrice = '755.07';
    await ready(canvas);
    await expect(canvas.queryByText('The price has changed')).not.toBeInTheDocument();
    safariPrice = '780.00';
    document.dispatchEvent(new Event('visibilitychange'));
    const notice = within((await canvas.findByText('The price has changed')).closest<HTMLElement>('[role=status]')!);
    await step('only the changed item, with both prices', async () => {
      await expect(notice.getByText(safari!.title)).toBeVisible();
      await expect(notice.getByText('AED 755.07')).toBeVisible();
      await expect(notice.getByText('AED 780.00')).toBeVisible();
      await expect(notice.queryByText(tower!.title)).not.toBeInTheDocument();
    });
    await expect(canvas.getByText(/ · Before: AED 755.07$/)).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 1,383.00');
  },
};

/** Part of the order is booked, and the rest is still shown. */
export const PartlyBookedDetails: Story = {
  ...signedIn,
  tags: ['CHECKOUT-28'],
  parameters: {
    msw: [
      http.post('*/api/v1/bookings/', async ({ request }) => {
        const { booking_type } = await readBody(request);
        if (booking_type === 'activity') return HttpResponse.json(activityBooking, { status: 201 });
        return HttpResponse.json({ detail: 'The tickets are being counted.' }, { status: 503 });
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await failsWith(canvas, 'The tickets are being counted.');
    await expect(canvas.getByText('Part of your order is booked')).toBeVisible();
  },
};

export const PartlyBooked: Story = {
  ...signedIn,
  name: 'The activities are booked and the tickets aren’t: that is reported, and only the rest is retried',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-28'],
  parameters: {
    msw: [
      listening,
      http.post('*/api/v1/bookings/', async ({ request }) => {
        const { booking_type } = await readBody(request);
        const tries = sent.filter((each) => each.body['booking_type'] === 'ticket').length;
        if (booking_type === 'activity') return HttpResponse.json(activityBooking, { status: 201 });
        if (tries > 1) return HttpResponse.json(ticketBooking, { status: 201 });
        return HttpResponse.json({ detail: 'The tickets are being counted.' }, { status: 503 });
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    forgetSent();
    await failsWith(canvas, 'The tickets are being counted.');
    await expect(canvas.getByText('Part of your order is booked')).toBeVisible();
    await expect(canvas.getByText(new RegExp(`Booked: ${activityBooking.booking_number}`))).toBeVisible();
    await book(canvas);
    await leads(`/thank-you/${activityBooking.booking_number}`);
    await expect(sent.map(({ body }) => body['booking_type'])).toEqual(['activity', 'ticket', 'ticket']);
    await expect(localStorage.getItem('lastBooking')).toContain(ticketBooking.booking_number);
  },
};

export const SessionOver: Story = {
  ...signedIn,
  name: 'The session expires: to sign-in and back, with all entries',
  tags: ['!autodocs', 'test-only', 'BOOK-13', 'CHECKOUT-05', 'CHECKOUT-17', 'AUTH-48'],
  parameters: {
    msw: [fails('createBooking', 'session-expired'), fails('refreshToken', 'session-expired'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.type(canvas.getByLabelText(/Special requests/), 'No nuts, please.');
    await payCash(canvas);
    await book(canvas);
    await expect(await toast('Please log in to complete your booking')).toBeInTheDocument();
    await waitFor(() => expect(['/auth', '/login']).toContain(document.body.dataset['path']));
    await expect(localStorage.getItem('accessToken')).toBeNull();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/checkout');
    await expect(sessionStorage.getItem('checkoutDraft')).toContain('No nuts, please.');
  },
};

export const TokenMissing: Story = {
  ...signedIn,
  name: 'Submitting without a token',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-17'],
  play: async ({ canvas }) => {
    await ready(canvas);
    await payCash(canvas);
    for (const key of ['accessToken', 'refreshToken']) localStorage.removeItem(key);
    await book(canvas);
    await expect(await toast('Please log in to complete your booking')).toBeInTheDocument();
    await leads('/login');
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/checkout');
  },
};

const online = { decorators: [atPath('/checkout', { as: user, onlinePayment: { holdMinutes: 15, isTest: false } })] };
const { order, orderInCash } = examples.createOrder;
/** Orders that reached the mock server. */
const ordered: unknown[] = [];
const orders = (response: typeof order | typeof orderInCash) =>
  respondsWith('createOrder', ({ body }) => {
    ordered.push(body);
    return response;
  });
const payOnline = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Continue to payment' }));

/** The next page has the provider's card fields. */
export const PaidOnline: Story = { ...online };

export const PaidOnlineTest: Story = {
  ...online,
  name: 'With online payments all bookings are made together, and the payment opens',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-15', 'CHECKOUT-19', 'CHECKOUT-28'],
  parameters: { msw: [orders(order), ...scenarios.default] },
  play: async ({ canvas }) => {
    ordered.length = 0;
    await ready(canvas);
    await expect(canvas.queryByLabelText(/Card number/)).toBeNull();
    await expect(canvas.getByText(/You enter your card on the next page\./)).toBeVisible();
    await expect(canvas.getByText(/We hold your places and the price for 15 minutes\./)).toBeVisible();
    await payOnline(canvas);
    await leads(`/pay/${order.payment?.id}`);
    await expect(ordered).toMatchObject([
      {
        bookings: [
          { booking_type: 'activity', payment_method: 'card' },
          { booking_type: 'ticket', payment_method: 'card' },
        ],
      },
    ]);
    await expect(JSON.stringify(ordered)).not.toContain('cardNumber');
    await expect(localStorage.getItem('lastBooking')).toBeNull();
    await expect(screen.queryByText('Booking completed successfully!')).toBeNull();
  },
};

export const PaidOnlineInCash: Story = {
  ...online,
  name: 'With online payments cash is confirmed at once',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-13', 'CHECKOUT-35'],
  parameters: { msw: [orders(orderInCash), ...scenarios.default] },
  play: async ({ canvas }) => {
    await ready(canvas);
    await payCash(canvas);
    await book(canvas);
    await leads(`/thank-you/${orderInCash.bookings[0]?.booking_number}`);
  },
};

export const PaidOnlineMissing: Story = {
  ...online,
  name: 'With online payments only the personal information is checked here',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-07', 'CHECKOUT-15'],
  play: async ({ canvas }) => {
    await userEvent.clear(await ready(canvas));
    await payOnline(canvas);
    await expect(await canvas.findByText('Please fill in all personal information fields')).toBeVisible();
    await expect(canvas.queryByText(/payment information/)).toBeNull();
  },
};

export const PaidOnlinePriceChanged: Story = {
  ...online,
  name: 'A new price of the second booking of an order is sent with that booking',
  tags: ['!autodocs', 'test-only', 'GAP-26', 'CHECKOUT-28'],
  parameters: {
    msw: [
      http.post('*/api/v1/orders/', async ({ request }) => {
        ordered.push(await readBody(request));
        return ordered.length === 1 ? undefined : HttpResponse.json(order, { status: 201 });
      }),
      fails('createOrder', 'price-changed', {
        amount: '650.00',
        booking_index: 1,
        lines: [{ index: 0, id: tower!.id, title: 'Burj Khalifa: At the Top', sent: '603.00', amount: '650.00' }],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    ordered.length = 0;
    await ready(canvas);
    await payOnline(canvas);
    await userEvent.click(await screen.findByRole('button', { name: 'Book at the new price' }));
    await leads(`/pay/${order.payment?.id}`);
    const [, agreed] = ordered as { bookings: { total_amount?: string; cart_items: { price: string }[] }[] }[];
    await expect(agreed?.bookings[1]?.total_amount ?? agreed?.bookings[1]?.cart_items[0]?.price).toBe('650.00');
    await expect(agreed?.bookings[0]?.total_amount).toBeUndefined();
  },
};

/** An empty checkout leads back to a payment that is still open. */
export const EmptyUnpaid: Story = {
  ...online,
  parameters: {
    msw: [
      respondsWith('getCart', examples.getCart.cartEmpty),
      respondsWith('getLatestBooking', { ...activityBooking, ...order.bookings[0] } as typeof activityBooking),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking isn’t paid yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/pay/${order.payment?.id}`);
  },
};

const withCode = {
  decorators: [atPath('/checkout', { as: user, promoCode: 'SPRING15' })],
} satisfies Story;

/** The code of the cart; the summary says what it takes off. */
export const PromoCode: Story = {
  ...withCode,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Promo code SPRING15, 15% off')).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 1,267.62');
  },
};

export const PromoCodeBooked: Story = {
  ...withCode,
  name: 'The booking that the promo code is for has it, with the total as shown, and the code is forgotten',
  tags: ['!autodocs', 'test-only', 'GAP-26', 'CHECKOUT-19', 'CHECKOUT-28'],
  parameters: { msw: [listening, ...scenarios.default] },
  play: async ({ canvas }) => {
    forgetSent();
    await canvas.findByText('Promo code SPRING15 is applied.');
    await cashAndBook(canvas);
    await leads(`/thank-you/${activityBooking.booking_number}`);
    const [activities, tickets] = sent.map(({ body }) => body);
    await expect(activities).not.toHaveProperty('promo_code');
    await expect(activities).not.toHaveProperty('total_amount');
    await expect(tickets).toMatchObject({ booking_type: 'ticket', promo_code: 'SPRING15', total_amount: '512.55' });
    await expect(sessionStorage.getItem('promoCode')).toBeNull();
  },
};

export const PromoCodeEntered: Story = {
  ...signedIn,
  name: 'Enter in the field of the promo code applies it, and doesn’t book',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  parameters: { msw: [listening, ...scenarios.default] },
  play: async ({ canvas }) => {
    forgetSent();
    await ready(canvas);
    await userEvent.click(canvas.getByText('Have a promo code?'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), 'SPRING15{Enter}');
    await canvas.findByText('Promo code SPRING15 is applied.');
    await expect(canvas.getByLabelText(/First name/)).toHaveValue('Amira');
    await expect(sent).toEqual([]);
  },
};

const usedUp = 'This promo code is used up.';
const refused = () =>
  HttpResponse.json(
    { ...problemExamples['invalid-request'], detail: usedUp, errors: { promo_code: [usedUp] } },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );
let isUsedUp = false;

/** Others have used the code up: nothing is booked, and the full price is shown with the reason. */
export const PromoCodeUsedUp: Story = {
  ...withCode,
  tags: ['GAP-26'],
  beforeEach: () => {
    isUsedUp = false;
  },
  parameters: {
    msw: [
      onlyTower,
      http.get('*/cart/discounts/', () => (isUsedUp ? refused() : undefined)),
      http.post('*/api/v1/bookings/', () => {
        isUsedUp = true;
        return refused();
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Promo code SPRING15 is applied.');
    await failsWith(canvas, usedUp);
    const field = await canvas.findByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('SPRING15');
    await expect(field).toHaveAccessibleDescription(usedUp);
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 603.00');
  },
};
