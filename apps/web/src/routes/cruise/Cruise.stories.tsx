import {
  examples,
  fails,
  losesConnection,
  neverResponds,
  problemExamples,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { storageKeys } from '@aitours/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Cruise from './Cruise.route.tsx';

const meta = {
  title: 'Routes/Cruise',
  component: Cruise,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Cruise>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const draft = {
  name: 'Amira Haddad',
  mobile: '+971 50 123 4567',
  email: 'amira@example.com',
  guests: 3,
  date: addDays(toDubaiDate(new Date()), 30),
  message: '',
  payment: 'cash',
};
const yacht = { decorators: [atPath('/cruise/4')] } satisfies Story;
const drafted = {
  decorators: [atPath('/cruise/4', { storage: { [storageKeys.cruiseRequest]: JSON.stringify(draft) } })],
} satisfies Story;

const toPayment = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));
  await expect(await canvas.findByRole('radio', { name: /Cash on Arrival/ })).toBeVisible();
};
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
const storedValue = (): unknown => JSON.parse(localStorage.getItem(storageKeys.cruiseRequest) ?? 'null');

/** Overview, amenities, location, guests, duration and the first step. */
export const Open: Story = {
  ...yacht,
  tags: ['CRUISE-03', 'CRUISE-05', 'CRUISE-06'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Palm and Marina Yacht Day' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Overview' })).toBeVisible();
    await expect(canvas.getByText('Shaded flybridge')).toBeVisible();
    await expect(canvas.getByText('up to 40')).toBeVisible();
    await expect(canvas.getByText('6 hours')).toBeVisible();
    const { location, description } = examples.getCruise.cruise;
    await expect(canvas.getByText(location)).toBeVisible();
    await expect(canvas.getByText(description.split('\n')[0]!)).toBeVisible();
    for (const label of [/^Name/, /^Mobile/, /^Email/, /^Date/, /^Special requests/])
      await expect(await canvas.findByLabelText(label)).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(1);
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** All fields but the special requests are required. */
export const Missing: Story = {
  ...yacht,
  tags: ['CRUISE-07'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to payment' }));
    for (const name of ['Enter your name', 'Enter your mobile number', 'Enter your email address', 'Choose a date'])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(canvas.getByLabelText(/^Special requests/)).not.toBeRequired();
    await expect(canvas.getByLabelText(/^Special requests/)).toBeValid();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** The total is price times guests, up to the capacity. */
export const Total: Story = {
  ...drafted,
  tags: ['CRUISE-08', 'CRUISE-12'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(3));
    await expect(canvas.getAllByText('AED 2,700.00').at(-1)).toBeVisible();
    const guests = canvas.getByRole('spinbutton', { name: 'Guests' });
    await expect(guests).toHaveAttribute('min', '1');
    await userEvent.clear(guests);
    await userEvent.type(guests, '41');
    await userEvent.tab();
    await waitFor(() => expect(guests).toHaveValue(40));
    await expect(canvas.getAllByText('AED 36,000.00').at(-1)).toBeVisible();
  },
};

const sent = fn();
const storesRequest = respondsWith('createCruiseRequest', ({ body, headers }) => {
  sent(headers.get('idempotency-key'), body);
  return { ...examples.createCruiseRequest.cruiseRequest, ...body, total: '2850.00' };
});

/** With cash it is sent to the server, and the draft is stored at each step; the number and what happens next are said. */
export const Confirmed: Story = {
  ...drafted,
  tags: ['CRUISE-05', 'CRUISE-10', 'CRUISE-11', 'CRUISE-13'],
  parameters: { msw: [storesRequest, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const note = await canvas.findByLabelText(/^Special requests/);
    await userEvent.type(note, 'A pram');
    await toPayment(canvas);
    await expect(storedValue()).toEqual({ ...draft, message: 'A pram' });
    await send(canvas);
    const title = await canvas.findByRole('heading', { name: 'Booking Confirmed!' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.getByText('CR55310268')).toBeVisible();
    await expect(canvas.getByText('AED 2,850.00')).toBeVisible();
    await expect(
      canvas.getByText(/Nothing is booked or paid yet\..* confirm by mail to amira@example\.com, where/),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See it in My Bookings' })).not.toBeInTheDocument();
    const { payment: _payment, ...entries } = draft;
    const body = { cruise_id: '4', ...entries, message: 'A pram', total: '2700.00' };
    await expect(sent.mock.calls).toEqual([[expect.any(String), body]]);
  },
};

/** Card payment is offered, but not available yet. */
export const Card: Story = {
  ...drafted,
  tags: ['CRUISE-06', 'CRUISE-09', 'CRUISE-11', 'QUIRK-23'],
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    const text = 'Card payment will be integrated soon. For now, please select Cash on Arrival.';
    await expect(await canvas.findByText(text)).toBeVisible();
    sent.mockClear();
    await send(canvas);
    await expect(sent).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Booking Confirmed!')).not.toBeInTheDocument();
    await expect(storedValue()).toEqual({ ...draft, payment: 'card' });
  },
};

/** Cash is the only payment, and the title says what has happened. */
export const Sent: Story = {
  ...drafted,
  tags: ['QUIRK-23'],
  globals: { behaviour: 'improved' },
  parameters: { msw: [storesRequest, ...scenarios.default] },
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: /^Cash on Arrival/ })).toBeChecked();
    await send(canvas);
    const title = await canvas.findByRole('heading', { name: 'Request sent' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(canvas.queryByText('Booking Confirmed!')).not.toBeInTheDocument();
  },
};

/** A customer’s request is listed in My Bookings. */
export const SentByCustomer: Story = {
  tags: ['CRUISE-13'],
  decorators: [
    atPath('/cruise/4', {
      as: examples.getMe.user,
      storage: { [storageKeys.cruiseRequest]: JSON.stringify(draft) },
    }),
  ],
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await send(canvas);
    const link = await canvas.findByRole('link', { name: 'See it in My Bookings' });
    await expect(link).toHaveAttribute('href', '/customer');
  },
};

let current = examples.getCruise.cruise;

/** A price that changed since the page was loaded is shown with the old one, and has to be confirmed. */
export const PriceChanged: Story = {
  ...drafted,
  tags: ['CRUISE-12'],
  beforeEach: () => {
    current = examples.getCruise.cruise;
    sent.mockClear();
  },
  parameters: {
    msw: [
      respondsWith('getCruise', () => current),
      http.post('*/api/v1/cruises/requests/', async ({ request }) => {
        const { total } = (await request.clone().json()) as { total: string };
        current = { ...current, price: '950.00' };
        return total === '2850.00'
          ? undefined
          : HttpResponse.json({ ...problemExamples['price-changed'], amount: '2850.00' }, { status: 409 });
      }),
      storesRequest,
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await send(canvas);
    const title = await canvas.findByText('The price has changed');
    await expect(title.closest('[role="alert"]')).toHaveTextContent('It was AED 2,700.00, and is AED 2,850.00 now.');
    await waitFor(() => expect(canvas.getByText('3 × AED 950.00')).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Booking Confirmed!' })).toBeNull();
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const PriceConfirmed: Story = {
  ...PriceChanged,
  name: 'Sending again agrees to the new price',
  tags: ['!autodocs', 'test-only', 'CRUISE-12'],
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await send(canvas);
    await canvas.findByText('3 × AED 950.00');
    await send(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible();
    await expect(sent.mock.calls).toEqual([[expect.any(String), expect.objectContaining({ total: '2850.00' })]]);
  },
};

/** A request that could not be sent can be sent again. */
export const SendingFails: Story = {
  ...drafted,
  tags: ['CRUISE-13'],
  parameters: { msw: [losesConnection('createCruiseRequest'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await toPayment(canvas);
    await send(canvas);
    const failure = await canvas.findByText('The request couldn’t be sent');
    await expect(failure.closest('[role="alert"]')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Booking Confirmed!' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send request' })).toBeEnabled());
  },
};

/** An unknown cruise. */
export const NotFound: Story = {
  decorators: [atPath('/cruise/9')],
  tags: ['CRUISE-04'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cruise Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Cruises' })).toHaveAttribute('href', '/cruises');
  },
};

export const Loading: Story = {
  ...yacht,
  parameters: { msw: [neverResponds('getCruise'), ...scenarios.default] },
};

export const Failed: Story = {
  ...yacht,
  parameters: { msw: [fails('getCruise', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Cruises' })).toHaveAttribute('href', '/cruises');
  },
};

export const Phone: Story = {
  decorators: [atPath('/cruise/3', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
