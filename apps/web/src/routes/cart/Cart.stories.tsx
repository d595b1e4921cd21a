import type { Schema } from '@aitours/api-client';
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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Cart from './Cart.route.tsx';

const meta = {
  title: 'Routes/Cart',
  component: Cart,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { user } = examples.getMe;
const { cart, cartSoldOut } = examples.getCart;
const [safari, tower] = cart.items;
const { activityCartItem } = examples.getCartItem;
const signedIn = { decorators: [atPath('/cart', { as: user })] } satisfies Story;
const guest = { decorators: [atPath('/cart')] } satisfies Story;
const updated = fn();

const line = async (canvas: Canvas, title: string) => {
  const heading = await canvas.findByRole('heading', { name: title });
  const article = heading.closest('article');
  if (!article) throw new Error(`${title} is in no card`);
  return within(article);
};
const titles = (canvas: Canvas) =>
  canvas.queryAllByRole('article').map((article: HTMLElement) => within(article).getByRole('heading').textContent);
const total = (canvas: Canvas) => canvas.getByText('Total').parentElement;

export const Loaded: Story = {
  ...signedIn,
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'A card per item, the total, and the checkout button',
  tags: ['!autodocs', 'test-only', 'CART-01', 'CART-13', 'CART-28', 'GAP-79', 'CONST-20'],
  play: async ({ canvas }) => {
    const first = await line(canvas, safari!.title);
    await expect(first.getByText('Sat 2 March 2030')).toBeVisible();
    await expect(first.getByText('2 adults, 1 child')).toBeVisible();
    await expect(first.getByText('Free cancellation until Fri 1 March 2030, 3:00 PM, Dubai time')).toBeVisible();
    await expect(first.getByText('Quad bike for 30 minutes')).toBeVisible();
    await expect(first.getByText('AED 755.07')).toBeVisible();
    const second = await line(canvas, tower!.title);
    await expect(second.getByText('Levels 124 and 125')).toBeVisible();
    await expect(second.getByText('2 adults × AED 229.00')).toBeVisible();
    await expect(second.getByText('AED 603.00')).toBeVisible();
    await expect(second.getByText('Free cancellation until Sat 2 March 2030, 5:30 PM, Dubai time')).toBeVisible();
    await expect(canvas.queryByText(/overlaps in time/)).not.toBeInTheDocument();
    await expect(titles(canvas)).toEqual(cart.items.map(({ title }) => title));
    const summary = canvas.getByRole('region', { name: 'Order summary' });
    await expect(summary).toContainElement(total(canvas));
    await expect(total(canvas)).toHaveTextContent('AED 1,358.07');
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/checkout'));
  },
};

const terms = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
];

/** What a cancellation refunds until when: each item by the terms of its product. */
export const Refunds: Story = {
  ...signedIn,
  tags: ['CONST-20'],
  parameters: {
    msw: [
      respondsWith('getCart', {
        ...cart,
        items: [
          { ...safari!, activity: { ...safari!.activity!, cancellation_terms: terms } },
          tower!,
        ] as typeof cart.items,
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What you get back if you cancel'));
    const note = 'in percent of what you have paid by then (Dubai time)';
    const listRowTexts = async (title: string) =>
      within(await canvas.findByRole('table', { name: `${title}, ${note}` }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
        .slice(1);
    await expect(await listRowTexts(safari!.title)).toEqual([
      'Until Wed 27 February 2030, 3:00 PM100%',
      'Until Fri 1 March 2030, 3:00 PM50%',
      'After thatNothing',
    ]);
    await expect(await listRowTexts(tower!.title)).toEqual([
      'Until Sat 2 March 2030, 5:30 PM100%',
      'After thatNothing',
    ]);
  },
};

export const WithShell: Story = {
  decorators: [atPath('/cart', { as: user, hasShell: true })],
  // A mock server of its own: the story removes something from the cart.
  parameters: { msw: scenarios.default },
};

export const WithShellTest: Story = {
  ...WithShell,
  name: 'The badge in the header and the page’s count are the sum of the quantities',
  tags: ['!autodocs', 'test-only', 'SHELL-18', 'SHELL-43', 'CART-03'],
  play: async ({ canvas }) => {
    const badge = await canvas.findByRole('link', { name: 'Cart, 4 items' });
    await expect(badge).toHaveAttribute('href', '/cart');
    await expect(await canvas.findByText('4 items')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: `Remove ${tower!.title}` }));
    await expect(await canvas.findByRole('link', { name: 'Cart, 1 item' })).toBe(badge);
  },
};

export const Phone: Story = {
  decorators: [atPath('/cart', { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** A guest reads that the discount is applied after sign-in. */
export const GuestsFirstBooking: Story = {
  ...guest,
  tags: ['QUIRK-12'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your first booking costs 10% less/)).toBeVisible();
  },
};

/** The discount of a first booking is of what is booked first, as at the checkout. */
export const FirstBooking: Story = {
  ...signedIn,
  tags: ['QUIRK-12'],
  globals: { behaviour: 'improved' },
  parameters: { msw: [respondsWith('getMe', { ...user, first_booking_discount: 10 }), ...scenarios.default] },
  play: async ({ canvas }) => {
    const discount = (await canvas.findByText('First booking, 10% off')).closest('div');
    await expect(discount).toHaveTextContent('On your activities');
    await expect(discount).toHaveTextContent('−AED 75.51');
    await expect(total(canvas)).toHaveTextContent('AED 1,282.56');
  },
};

export const Guest: Story = {
  ...guest,
};

export const GuestTest: Story = {
  ...Guest,
  name: 'A guest signs in over the cart and continues to the checkout',
  tags: ['!autodocs', 'test-only', 'CART-14', 'CART-26', 'AUTH-36', 'AUTH-37'],
  play: async ({ canvas, step }) => {
    await line(canvas, safari!.title);
    await expect(localStorage.getItem('session_key')).toBeTruthy();
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to Checkout' }));
    await expect(document.body.dataset['path']).toBe('/cart');
    const dialog = within(await screen.findByRole('dialog'));
    await step('sign in', async () => {
      await userEvent.type(dialog.getByLabelText(/Email/), user.email);
      await userEvent.type(dialog.getByLabelText(/Password/), 'a good password');
      await userEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
    });
    await waitFor(() => expect(document.body.dataset['path']).toBe('/checkout'));
  },
};

const sameDay = { ...tower!, date: safari!.date, service_date: safari!.date };
const withClashes = (items: typeof cart.items, ...clashes: Schema<'CartClash'>[]) => ({
  msw: [respondsWith('getCart', { ...cart, items, clashes }), ...scenarios.default],
});
const plan = (item: typeof sameDay | NonNullable<typeof safari>): Schema<'CartClash'>['other'] => ({
  type: item.type,
  title: item.title,
  date: item.date,
  time: item.time,
  duration_minutes: item.duration_minutes,
  cart_item: item.id,
});

const overlapping = withClashes(
  [safari!, sameDay],
  { kind: 'overlap', item: safari!.id, other: plan(sameDay) },
  { kind: 'overlap', item: tower!.id, other: plan(safari!) },
);

/** Two overlapping items are reported with both times, and can be booked. */
export const Overlapping: Story = {
  ...signedIn,
  tags: ['CART-01'],
  parameters: overlapping,
  play: async ({ canvas }) => {
    const first = await line(canvas, safari!.title);
    await expect(first.getByText(`This overlaps in time with “${tower!.title}”.`)).toBeVisible();
    const second = await line(canvas, tower!.title);
    await expect(second.getByText(`This overlaps in time with “${safari!.title}”.`)).toBeVisible();
    await expect(
      second.getByText(
        /: Sat 2 March 2030, 5:30 PM to 7:00 PM\. .*: Sat 2 March 2030, 3:00 PM to 9:00 PM\. This is fine if your group splits up/,
      ),
    ).toBeVisible();
    await expect(second.getByRole('link', { name: `Choose another date for ${tower!.title}` })).toHaveAttribute(
      'href',
      '/attractions/burj-khalifa-at-the-top',
    );
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  },
};

export const OverlapRemoved: Story = {
  ...Overlapping,
  name: 'Removing one of two overlapping items removes both warnings',
  tags: ['!autodocs', 'test-only', 'CART-01'],
  // The cart of the mock stays the same, so it must not be loaded again.
  parameters: { msw: [neverResponds('removeCartItem'), ...overlapping.msw] },
  play: async ({ canvas }) => {
    const second = await line(canvas, tower!.title);
    await userEvent.click(second.getByRole('button', { name: `Remove from cart: ${tower!.title}` }));
    await waitFor(() => expect(titles(canvas)).toEqual([safari!.title]));
    await expect(canvas.queryByText(/overlaps in time/)).toBeNull();
    await expect(canvas.getByRole('button', { name: `Remove ${safari!.title}` })).toHaveFocus();
  },
};

/** The safari ends a quarter of an hour before the tower's time, 159 km away; both can be booked. */
export const TooFarApart: Story = {
  ...signedIn,
  parameters: withClashes([safari!, { ...sameDay, time: '21:15' }], {
    kind: 'tight-gap',
    item: tower!.id,
    other: plan(safari!),
    minutes: 15,
    travel_minutes: 124,
  }),
  play: async ({ canvas }) => {
    const second = await line(canvas, tower!.title);
    await expect(
      second.getByText(/^After “.*” you have 15 min, and the way here takes about 2 h 4 min\.$/),
    ).toBeVisible();
    const first = await line(canvas, safari!.title);
    await expect(first.queryByText(/the way here/)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  },
};

/** A transfer that is booked already picks up before the safari ends; either can be changed. */
export const BookedTransferTooEarly: Story = {
  ...signedIn,
  parameters: withClashes([safari!], {
    kind: 'overlap',
    item: safari!.id,
    other: {
      type: 'transfer',
      title: 'Dubai Mall – Dubai International Airport (DXB)',
      date: safari!.date,
      time: '20:15',
      duration_minutes: 45,
      booking_number: 'FT00000001',
    },
  }),
  play: async ({ canvas }) => {
    const first = await line(canvas, safari!.title);
    await expect(
      first.getByText('Your transfer (booking FT00000001) picks you up at 8:15 PM, before this has ended.'),
    ).toBeVisible();
    await expect(first.getByRole('link', { name: 'Change booking FT00000001' })).toHaveAttribute(
      'href',
      '/bookings/FT00000001/change',
    );
  },
};

/** A booked tour has its programme at that time. */
export const DuringBookedTour: Story = {
  ...signedIn,
  parameters: withClashes([safari!], {
    kind: 'overlap',
    item: safari!.id,
    other: {
      type: 'tour',
      title: 'Two cities',
      date: safari!.date,
      time: '09:00',
      duration_minutes: 720,
      booking_number: 'TB00000001',
    },
  }),
  play: async ({ canvas }) => {
    const first = await line(canvas, safari!.title);
    await expect(first.getByText('This overlaps in time with “Two cities” (your booking TB00000001).')).toBeVisible();
    await expect(first.getByText(/Two cities: Sat 2 March 2030, 9:00 AM to 9:00 PM\./)).toBeVisible();
  },
};

/** A booked tour includes the tower on its second day. */
export const IncludedInTour: Story = {
  ...signedIn,
  parameters: withClashes([tower!], {
    kind: 'included',
    item: tower!.id,
    other: {
      type: 'tour',
      title: 'Two cities',
      date: '2030-03-05',
      time: '09:00',
      duration_minutes: 720,
      booking_number: 'TB00000001',
    },
  }),
  play: async ({ canvas }) => {
    const card = await line(canvas, tower!.title);
    await expect(
      card.getByText('The tour “Two cities” (your booking TB00000001) already includes this.'),
    ).toBeVisible();
    await expect(card.getByText(/You would pay for it twice\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
  },
};

/** An empty cart. */
export const Empty: Story = {
  ...guest,
  tags: ['CART-02'],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Cart is Empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse Tours & Activities' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = {
  ...guest,
  parameters: { msw: [neverResponds('getCart'), ...scenarios.default] },
};

/** The cart can’t be loaded. */
export const LoadFailed: Story = {
  ...guest,
  tags: ['CART-17'],
  parameters: { msw: [failsWithStatus('getCart', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Error fetching cart: 502' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The shop can’t be reached. */
export const Offline: Story = {
  ...guest,
  tags: ['SHELL-62'],
  parameters: { msw: scenarios.offline },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No response from server' })).toBeVisible();
  },
};

export const Removed: Story = {
  ...guest,
  name: 'The total follows a removal, the focus moves to the next item, and the last one leaves an empty cart',
  tags: ['!autodocs', 'test-only', 'CART-04', 'API-20'],
  play: async ({ canvas }) => {
    await userEvent.click((await line(canvas, safari!.title)).getByRole('button', { name: /^Remove/ }));
    await expect(titles(canvas)).toEqual([tower!.title]);
    await expect(total(canvas)).toHaveTextContent('AED 603.00');
    await waitFor(() => expect(canvas.getByRole('button', { name: `Remove ${tower!.title}` })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    const heading = await canvas.findByRole('heading', { name: 'Your Cart is Empty' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Undone: Story = {
  ...guest,
  name: 'A removed item can be put back at its place, with its choices',
  tags: ['!autodocs', 'test-only', 'CART-01'],
  parameters: { msw: scenarios.default },
  play: async ({ canvas }) => {
    await userEvent.click((await line(canvas, safari!.title)).getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(canvas.getByText(`${safari!.title} was removed from your cart.`)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(titles(canvas)).toEqual([safari!.title, tower!.title]);
    // The reloaded cart replaces the item that was shown at once.
    await waitFor(() => expect(canvas.getByLabelText('Adults')).not.toHaveAttribute('id', `adults-${safari!.id}`));
    await expect(titles(canvas)).toEqual([safari!.title, tower!.title]);
    await expect(canvas.getByText('Quad bike for 30 minutes')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
};

/** An item disappears before the response arrives. */
export const Removing: Story = {
  ...guest,
  tags: ['CART-04'],
  parameters: { msw: [neverResponds('removeCartItem'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click((await line(canvas, safari!.title)).getByRole('button', { name: /^Remove/ }));
    await expect(titles(canvas)).toEqual([tower!.title]);
  },
};

const expectRedBanner = async (canvas: Canvas, text: string) => {
  await expect(await canvas.findByText(text)).toBeVisible();
  await expect((await canvas.findByText(text)).closest('[role=alert]')).toHaveAttribute('data-tone', 'critical');
};

const removing = async (canvas: Canvas, text: string) => {
  await userEvent.click((await line(canvas, safari!.title)).getByRole('button', { name: /^Remove/ }));
  await expectRedBanner(canvas, text);
  await waitFor(() => expect(titles(canvas)).toEqual([safari!.title, tower!.title]));
};

/** An item that couldn’t be removed is restored, with the reason. */
export const RemovingFailed: Story = {
  ...guest,
  tags: ['CART-04', 'CART-19', 'CART-23'],
  parameters: {
    msw: [fails('removeCartItem', 'too-many-requests', { detail: 'Too many requests' }), ...scenarios.default],
  },
  play: ({ canvas }) => removing(canvas, 'Failed to remove item: Too many requests'),
};

/** Removing fails without a reason. */
export const RemovingFailedSilently: Story = {
  ...guest,
  tags: ['CART-20'],
  parameters: { msw: [failsWithStatus('removeCartItem', 502), ...scenarios.default] },
  play: ({ canvas }) => removing(canvas, 'Error removing from cart'),
};

const clear = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Clear cart' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Clear cart' }));
};

export const Cleared: Story = {
  ...guest,
  name: 'Clearing requires confirmation',
  tags: ['!autodocs', 'test-only', 'CART-05'],
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Clear cart' });
    await userEvent.click(opener);
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the items' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(titles(canvas)).toHaveLength(2);
    await clear(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  },
};

/** Clearing fails, and everything is restored. */
export const ClearingFailed: Story = {
  ...guest,
  tags: ['CART-05', 'CART-21', 'CART-23'],
  parameters: { msw: [failsWithStatus('clearCart', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await clear(canvas);
    await waitFor(() => expect(titles(canvas)).toHaveLength(2));
    await expectRedBanner(canvas, 'Error clearing cart');
  },
};

const changedParties = fn();
let answerFirst = () => {};
const holdsFirstChange = http.patch('*/cart-items/:id/', async ({ request }) => {
  const body = (await request.json()) as Schema<'CartItemUpdate'>;
  changedParties(body.details);
  if (changedParties.mock.calls.length === 1)
    await new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
  const price = `${body.details?.adults}00.00`;
  return HttpResponse.json({ ...safari, details: { ...safari!.details, ...body.details }, price });
});

export const QuantityChanged: Story = {
  ...guest,
  name: 'The stepper changes the party: the last number wins, its amount is the server’s, and below one the item is removed',
  tags: ['!autodocs', 'test-only', 'CART-06', 'GAP-18'],
  parameters: { msw: [holdsFirstChange, ...scenarios.default] },
  play: async ({ canvas }) => {
    changedParties.mockClear();
    const first = await line(canvas, safari!.title);
    await expect(first.getByLabelText('Adults')).toHaveValue(2);
    const more = first.getByRole('button', { name: 'More: Adults' });
    for (const _ of [3, 4, 5]) await userEvent.click(more);
    await expect(first.getByLabelText('Adults')).toHaveValue(5);
    await expect(first.getByText('5 adults, 1 child')).toBeVisible();
    await waitFor(() => expect(changedParties).toHaveBeenCalledTimes(1));
    answerFirst();
    await expect(await first.findByText('AED 500.00')).toBeVisible();
    await expect(changedParties.mock.calls).toEqual([[{ adults: 3 }], [{ adults: 5 }]]);
    const fewer = first.getByRole('button', { name: 'Fewer: Adults' });
    for (const _ of [4, 3, 2, 1, 0]) await userEvent.click(fewer);
    await waitFor(() => expect(titles(canvas)).toEqual([tower!.title]));
  },
};

/** A quantity is rejected. */
export const QuantityFailed: Story = {
  ...guest,
  tags: ['CART-22', 'CART-23'],
  parameters: { msw: [fails('updateCartItem', 'sold-out'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const first = await line(canvas, safari!.title);
    await userEvent.click(first.getByRole('button', { name: 'More: Adults' }));
    await expectRedBanner(canvas, 'Error updating quantity');
    await waitFor(async () => expect((await line(canvas, safari!.title)).getByLabelText('Adults')).toHaveValue(2));
  },
};

const openEditor = async (canvas: Canvas, title: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Edit ${title}` }));
  return within(await screen.findByRole('dialog', { name: `Edit: ${title}` }));
};

const excluded = { ...activityCartItem, min_age: 4, details: { ...activityCartItem.details, infants: 1 } };

/** Counts reloads instead of performing them: a real one would end the story. */
function holdReload(): () => number {
  let count = 0;
  window.navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload') return;
    count += 1;
    event.preventDefault();
  });
  return () => count;
}

export const Edited: Story = {
  ...guest,
  name: 'An activity is edited, the page reloads, then a notification shows',
  tags: ['!autodocs', 'test-only', 'CART-07', 'CART-08', 'CART-10', 'CART-12', 'API-18', 'API-19'],
  parameters: {
    msw: [
      respondsWith('updateCartItem', ({ path, body }) => {
        updated(path.id, body);
        return safari!;
      }),
      respondsWith('getCartItem', { ...activityCartItem, details: { ...activityCartItem.details, children: 2 } }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas, step }) => {
    const reloads = holdReload();
    const dialog = await openEditor(canvas, safari!.title);
    await step('numbers from 0, and the four pickup places', async () => {
      await waitFor(() => expect(dialog.getByLabelText('Children')).toHaveValue(2));
      await expect(dialog.getByLabelText('Children')).toHaveAccessibleDescription('2 to 12 years');
      for (const name of ['Children', 'Infants']) await expect(dialog.getByLabelText(name)).toHaveAttribute('min', '0');
      const options = within(dialog.getByLabelText('Pickup place')).getAllByRole('option');
      await expect(options.map((option) => option.getAttribute('value'))).toEqual([
        'dubai',
        'abu_dhabi',
        'sharjah',
        'ajman',
      ]);
    });
    await step('save', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'More: Adults' }));
      await userEvent.selectOptions(dialog.getByLabelText('Pickup place'), 'Sharjah');
      await expect(dialog.getByLabelText(/Hotel or address/)).toHaveValue(
        safari!.item_type === 'activity' ? safari!.details.pickup_address : '',
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    });
    await waitFor(() => expect(reloads()).toBe(1));
    await expect(updated).toHaveBeenLastCalledWith(safari!.id, {
      details: expect.objectContaining({ adults: 3, children: 2, infants: 0, pickup: 'sharjah' }),
      session_key: localStorage.getItem('session_key'),
    });
    const stored: unknown = JSON.parse(sessionStorage.getItem('notices') ?? '[]');
    await expect(stored).toEqual([{ kind: 'success', text: 'Cart item updated successfully' }]);
  },
};

/** The ages of the activity exclude an infant of the party, who has to be left out. */
export const InfantExcluded: Story = {
  ...guest,
  tags: ['CART-07', 'ACT-17'],
  parameters: {
    msw: [
      respondsWith('getCart', {
        ...cart,
        items: [{ ...excluded, available: false, unavailable_reason: 'Only for people from 4 years.' }],
      }),
      respondsWith('getCartItem', excluded),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const first = await line(canvas, excluded.title);
    await expect(first.getByText('Only for people from 4 years.')).toBeVisible();
    const dialog = await openEditor(canvas, excluded.title);
    const infants = await dialog.findByLabelText('Infants');
    await expect(infants).toHaveAccessibleDescription('Only for people from 4 years');
    await expect(dialog.getByLabelText('Children')).toHaveAccessibleDescription('4 to 12 years');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText('Only for people from 4 years. Set this to 0 to save.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Fewer: Infants' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More: Infants' }));
    await expect(infants).toHaveValue(0);
  },
};

/** Another start time on the same date. */
export const StartTimeEdited: Story = {
  ...guest,
  tags: ['CART-07', 'API-19'],
  parameters: {
    msw: [
      respondsWith('getCartItem', activityCartItem),
      respondsWith('getActivityAvailability', ({ query }) => {
        const date = query.get('start') ?? '';
        return [
          { date, spots: 15, time_slot_id: activityCartItem.time_slot_id ?? '', start_time: activityCartItem.time },
          { date, spots: 3, time_slot_id: 'evening', start_time: '18:00' },
        ];
      }),
      respondsWith('updateCartItem', ({ path, body }) => {
        updated(path.id, body);
        return safari!;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const reloads = holdReload();
    const dialog = await openEditor(canvas, safari!.title);
    await userEvent.click(await dialog.findByRole('radio', { name: '6:00 PM · 3 left' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(reloads()).toBe(1));
    const sent = expect.objectContaining({ activity_time_slot_id: 'evening' });
    await expect(updated).toHaveBeenLastCalledWith(safari!.id, sent);
  },
};

/** An activity without a hotel or address asks for it, and can be booked. */
export const AddressMissing: Story = {
  ...guest,
  tags: ['CART-07', 'CART-13'],
  parameters: { msw: [respondsWith('getCart', cartSoldOut), ...scenarios.default] },
  play: async ({ canvas }) => {
    const first = await line(canvas, cartSoldOut.items[0]!.title);
    await expect(first.getByText('Which hotel or address should the driver come to?')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Proceed to Checkout' })).toBeEnabled();
    await userEvent.click(first.getByRole('button', { name: 'Enter hotel or address' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByLabelText(/Hotel or address/);
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(dialog.getByText('Enter your hotel or address')).toBeVisible());
  },
};

export const EditedTickets: Story = {
  ...guest,
  name: 'Ticket quantities are edited, with the ages of the type',
  tags: ['!autodocs', 'test-only', 'CART-07', 'GAP-18'],
  parameters: {
    msw: [
      respondsWith('updateCartItem', ({ path, body }) => {
        updated(path.id, body.details);
        return tower!;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const reloads = holdReload();
    const dialog = await openEditor(canvas, tower!.title);
    await expect(await dialog.findByLabelText('Adults')).toHaveValue(2);
    await expect(dialog.getByLabelText('Adults')).toHaveAccessibleDescription('from 13 years');
    await expect(dialog.getByLabelText('Children')).toHaveAccessibleDescription('4 to 12 years');
    await expect(dialog.queryByLabelText('Pickup place')).not.toBeInTheDocument();
    for (const name of ['Fewer: Adults', 'Fewer: Adults', 'Fewer: Children']) {
      await userEvent.click(dialog.getByRole('button', { name }));
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText('Choose at least one ticket.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'More: Adults' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(reloads()).toBe(1));
    await expect(updated).toHaveBeenLastCalledWith(tower!.id, { adultQty: '1', childQty: '0' });
  },
};

/** An edit fails; the entries stay. */
export const EditFailed: Story = {
  ...guest,
  tags: ['CART-11'],
  parameters: { msw: [fails('updateCartItem', 'sold-out'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, safari!.title);
    await userEvent.click(await dialog.findByRole('button', { name: 'More: Adults' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText('Failed to update cart item')).toBeVisible();
    await expect(dialog.getByLabelText('Adults')).toHaveValue(3);
  },
};

/** The details can’t be loaded; the cart’s own are used. */
export const DetailsFailed: Story = {
  ...guest,
  tags: ['CART-09'],
  parameters: { msw: [failsWithStatus('getCartItem'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, safari!.title);
    const text = await dialog.findByText('Failed to load item details');
    await waitFor(() => expect(text).toBeVisible());
    await expect(dialog.getByLabelText('Adults')).toHaveValue(2);
  },
};

export const DetailsLoading: Story = {
  ...guest,
  parameters: { msw: [neverResponds('getCartItem'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await openEditor(canvas, safari!.title);
    await expect(await dialog.findByText('Loading the details')).toBeInTheDocument();
  },
};

/** An item that can’t be booked any more says so. */
export const NotAvailable: Story = {
  ...signedIn,
  tags: ['GAP-76'],
  parameters: { msw: [respondsWith('getCart', cartSoldOut), ...scenarios.default] },
  play: async ({ canvas }) => {
    const second = await line(canvas, tower!.title);
    await expect(second.getByText('Only 1 place is left on this date.')).toBeVisible();
  },
};

const twoCities: Schema<'CartItem'> = {
  ...safari!,
  id: '2009',
  item_type: 'tour',
  type: 'tour',
  title: 'Two Cities: Dubai and Abu Dhabi',
  image: null,
  time: null,
  time_slot_id: null,
  activity: null,
  event: null,
  tour: { id: '11', slug: 'two-cities-dubai-abu-dhabi', title: 'Two Cities: Dubai and Abu Dhabi' },
  details: { adults: 2, children: 1, children512: 1, children25: 0, infants: 0 },
};

/** A tour that the server added is shown, and a missing picture. */
export const OtherKinds: Story = {
  ...signedIn,
  tags: ['CART-16', 'CART-24', 'IMG-05', 'ENTITY-18'],
  parameters: {
    msw: [
      respondsWith('getCart', {
        ...cart,
        items: [twoCities],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const tour = await line(canvas, 'Two Cities: Dubai and Abu Dhabi');
    await expect(tour.getByText('Tour')).toBeVisible();
    await expect(tour.getByText('2 adults, 1 child')).toBeVisible();
    await expect(tour.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    const picture = tour.getByRole('heading').closest('article')?.querySelector('[data-ratio]');
    await expect(picture?.querySelector('img')).toBeNull();
    await expect(picture?.querySelector('svg')).toBeVisible();
  },
};

/** A tour without places on its date can't be changed in the cart. */
export const TourNotAvailable: Story = {
  ...signedIn,
  tags: ['GAP-76'],
  parameters: {
    msw: [
      respondsWith('getCart', { ...cart, items: [{ ...twoCities, available: false, places_left: 0 }] }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const tour = await line(canvas, twoCities.title);
    await expect(tour.getByText('This is fully booked on this date.')).toBeVisible();
    await expect(tour.getByText(/^Remove it before you check out\. On the page of the tour/)).toBeVisible();
    await expect(tour.getByRole('link', { name: `Choose another date for ${twoCities.title}` })).toHaveAttribute(
      'href',
      '/tour/two-cities-dubai-abu-dhabi',
    );
  },
};

let isOffline = false;
const loseConnection = () => {
  isOffline = true;
  return HttpResponse.error();
};

/** Removing receives no response, and the cart can't be loaded again either. */
export const NoReplyToRemoval: Story = {
  ...guest,
  tags: ['CART-04', 'CART-19', 'SHELL-62'],
  beforeEach: () => {
    isOffline = false;
  },
  parameters: {
    msw: [
      http.delete('*/cart-items/:id/', loseConnection),
      http.get('*/cart/', () => (isOffline ? HttpResponse.error() : undefined)),
      ...scenarios.default,
    ],
  },
  play: ({ canvas }) => removing(canvas, 'Failed to remove item: No response from server'),
};

export const OtherTab: Story = {
  ...guest,
  name: 'The cart reloads when this page or another tab has changed it',
  tags: ['!autodocs', 'test-only', 'CART-03'],
  play: async ({ canvas }) => {
    await line(canvas, safari!.title);
    const remove = (path: string) =>
      fetch(`/api/v1/${path}/`, {
        method: 'DELETE',
        headers: { 'X-Session-Key': localStorage.getItem('session_key') ?? '' },
      });
    await remove(`cart-items/${safari!.id}`);
    window.dispatchEvent(new Event('cart-updated'));
    await waitFor(() => expect(titles(canvas)).toEqual([tower!.title]));
    await remove('cart/clear_cart');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cartUpdated' }));
    await expect(await canvas.findByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  },
};

const askedFor = fn();
const checking = respondsWith('getCartDiscounts', ({ query }) => {
  askedFor(query.get('promo_code'));
  return examples.getCartDiscounts.cartDiscounts;
});
const refusing = (text: string) =>
  http.get('*/cart/discounts/', () =>
    HttpResponse.json(
      { ...problemExamples['invalid-request'], detail: text, errors: { promo_code: [text] } },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
const enterCode = async (canvas: Canvas, text: string) => {
  await userEvent.click(await canvas.findByText('Have a promo code?'));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), text);
};
const apply = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Apply' }));

/** The field for a promo code opens in the summary. */
export const PromoCode: Story = {
  ...signedIn,
  play: async ({ canvas }) => enterCode(canvas, 'spring15'),
};

/** The summary says what the code takes off, and of what. */
export const PromoCodeApplied: Story = {
  ...signedIn,
  parameters: { msw: [checking, ...scenarios.default] },
  play: async ({ canvas }) => {
    await enterCode(canvas, ' spring15{Enter}');
    await expect(await canvas.findByText('Promo code SPRING15 is applied.')).toBeVisible();
    await expect(canvas.getByText('Promo code SPRING15, 15% off')).toBeVisible();
    await expect(canvas.getByText('On your tickets')).toBeVisible();
  },
};

export const PromoCodeTest: Story = {
  ...PromoCodeApplied,
  name: 'A promo code is applied by Enter, is checked again for a changed cart, and can be removed',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  play: async ({ canvas, step }) => {
    askedFor.mockClear();
    await enterCode(canvas, ' spring15{Enter}');
    await canvas.findByText('Promo code SPRING15 is applied.');
    await step('the total is less, the focus is on the button that removes it', async () => {
      await expect(total(canvas)).toHaveTextContent('AED 1,267.62');
      await expect(canvas.getByText('−AED 90.45')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Remove SPRING15' })).toHaveFocus();
      await expect(sessionStorage.getItem('promoCode')).toBe('SPRING15');
      await expect(new Set(askedFor.mock.calls.flat())).toEqual(new Set(['SPRING15']));
    });
    await step('a changed cart is checked again', async () => {
      const before = askedFor.mock.calls.length;
      const first = await line(canvas, safari!.title);
      await userEvent.click(first.getByRole('button', { name: 'More: Adults' }));
      await waitFor(() => expect(askedFor.mock.calls.length).toBeGreaterThan(before));
      await canvas.findByText('Promo code SPRING15, 15% off');
    });
    await step('removed: the field is back, with the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove SPRING15' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Promo code' })).toHaveFocus());
      await expect(canvas.queryByText(/% off/)).not.toBeInTheDocument();
      await expect(sessionStorage.getItem('promoCode')).toBeNull();
    });
  },
};

/** The reason is at the field, and the text stays. */
export const PromoCodeRefused: Story = {
  ...signedIn,
  tags: ['GAP-26'],
  parameters: { msw: [refusing('This promo code has ended.'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await enterCode(canvas, 'winter15');
    await apply(canvas);
    await expect(await canvas.findByText('This promo code has ended.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('winter15');
    await expect(field).toHaveAccessibleDescription('This promo code has ended.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(total(canvas)).toHaveTextContent('AED 1,358.07');
    await expect(sessionStorage.getItem('promoCode')).toBeNull();
  },
};

export const PromoCodeMissing: Story = {
  ...signedIn,
  name: 'Nothing and what can’t be a promo code are not sent',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  parameters: { msw: [checking, ...scenarios.default] },
  play: async ({ canvas }) => {
    askedFor.mockClear();
    await enterCode(canvas, '{Enter}');
    await expect(await canvas.findByText('Enter your promo code')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Promo code' }), 'ten percent');
    await apply(canvas);
    await expect(await canvas.findByText('We don’t know this promo code. Please check it.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Promo code' })).toHaveFocus();
    await expect(askedFor).not.toHaveBeenCalled();
  },
};

export const PromoCodeNotChecked: Story = {
  ...signedIn,
  name: 'A promo code that couldn’t be checked can be applied again',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  parameters: { msw: [losesConnection('getCartDiscounts'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await enterCode(canvas, 'spring15');
    await apply(canvas);
    await expect(await canvas.findByText('The promo code couldn’t be checked. Please try again.')).toBeVisible();
  },
};

/** A code that was applied before can no longer be used: the price is the full one, and the field says why. */
export const PromoCodeNoLonger: Story = {
  ...signedIn,
  decorators: [atPath('/cart', { as: user, promoCode: 'SPRING15' })],
  tags: ['GAP-26'],
  parameters: { msw: [refusing('This promo code is used up.'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This promo code is used up.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Promo code' })).toHaveValue('SPRING15');
    await expect(total(canvas)).toHaveTextContent('AED 1,358.07');
  },
};

export const PromoCodeCleared: Story = {
  ...PromoCodeNoLonger,
  name: 'A code that can no longer be used is forgotten when its field is cleared',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  play: async ({ canvas }) => {
    await canvas.findByText('This promo code is used up.');
    const field = canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(canvas.queryByText('This promo code is used up.')).not.toBeInTheDocument());
    await expect(sessionStorage.getItem('promoCode')).toBeNull();
    await expect(canvas.queryByText('Enter your promo code')).not.toBeInTheDocument();
  },
};
