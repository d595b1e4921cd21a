import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { asStaff } from '../../testing/asUser.ts';
import { atPath } from '../../testing/atPath.tsx';
import Sales from './Sales.route.tsx';

const { responses, user } = asStaff('manager');
const { salesReport, salesReportNone } = examples.getSalesReport;
const requested = fn();
const report = respondsWith('getSalesReport', ({ query }) => {
  requested(query.get('start'), query.get('end'));
  return salesReport;
});

const meta = {
  title: 'Routes/Dashboard sales',
  component: Sales,
  parameters: responses(report),
} satisfies Meta<typeof Sales>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const at = (path: string) => ({ decorators: [atPath(path, { as: user })] }) satisfies Story;
const inMarch = at('/dashboard/sales?start=2030-03-01&end=2030-03-03');
const getCard = (canvas: Canvas, label: string) => canvas.getByText(label, { selector: 'span' }).closest('li');
const loaded = (canvas: Canvas) => canvas.findByRole('table', { name: 'Products' });

/** Totals with a comparison, charts with tables, and products. */
export const Loaded: Story = {
  ...inMarch,
  name: 'Totals are compared with as many days before',
  play: async ({ canvas }) => {
    const table = within(await loaded(canvas));
    await expect(getCard(canvas, 'Bookings')).toHaveTextContent(/7.*40% more than the 3 days before/);
    await expect(getCard(canvas, 'Revenue')).toHaveTextContent(/AED 4,120\.50.*18% more than/);
    await expect(getCard(canvas, 'Average booking')).toHaveTextContent(/AED 670\.08.*4% less than/);
    await expect(getCard(canvas, 'Cancelled')).toHaveTextContent(
      /1 \(14%\).*AED 300\.00 refunded; 0% in the 3 days before/,
    );
    await expect(
      canvas.getByRole('img', { name: /^Revenue per day\. AED 4,120\.50 in 3 days; .* AED 2,920\.50, on 3 Mar/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Bookings per day\. 7 bookings in 3 days; the maximum is 5, on 3 Mar/ }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('img', { name: /^Cancelled per day\. 1 cancelled in 3 days; the maximum is 1, on 1 Mar/ }),
    ).toBeVisible();
    await expect(table.getAllByRole('row').map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'ProductBookingsCancelledPeopleRevenueRevenue beforeOccupancyConversion',
      expect.stringMatching(
        /^Evening Desert Safari in the Red Dunes.*Activity.*4.*0.*11.*AED 2,720\.50.*AED 1,900\.00.*30%.*50%$/,
      ),
      expect.stringMatching(/^Louvre Abu Dhabi Entry.*Attraction/),
      expect.stringMatching(/^Transfers.*Transfer.*1.*AED 600.*–.*–$/),
      expect.stringMatching(/^Falcons at Dawn.*Activity.*0.*0.*0.*AED 0\.00.*0%.*0%$/),
    ]);
  },
};

export const SmallShare: Story = {
  ...inMarch,
  name: 'A share below one percent isn’t shown as none',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(
    respondsWith('getSalesReport', {
      ...salesReport,
      totals: { ...salesReport.totals, places_sold: 24, places_offered: 409_828 },
    }),
  ),
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(getCard(canvas, 'Occupancy')).toHaveTextContent(/Under 1%.*24 of 409,828 places/);
  },
};

/** Shares of places and of carts, by day and by channel; what isn't recorded is unknown. */
export const Figures: Story = {
  ...inMarch,
  name: 'Occupancy, conversion and channels are compared with as many days before',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(getCard(canvas, 'Occupancy')).toHaveTextContent(/15%.*45 of 300 places; 10% in the 3 days before/);
    await expect(getCard(canvas, 'Conversion from carts')).toHaveTextContent(
      /25%.*4 of 16 additions booked; 40% in the 3 days before/,
    );
    const chart = canvas.getByRole('img', {
      name: /^Occupancy per day\. 45 of 300 places in 3 days; the maximum is 17%/,
    });
    await expect(chart).toBeVisible();
    const conversion = canvas.getByRole('heading', { name: 'Conversion from carts per day' }).closest('section');
    if (!conversion) throw new Error('The chart is missing');
    await userEvent.click(within(conversion).getByText('Show as a table'));
    const days = within(conversion).getByRole('table', { name: 'Conversion from carts per day' });
    await expect(within(days).getByRole('row', { name: '2 Mar 2030 Unknown' })).toBeVisible();
    await expect(within(days).getByRole('row', { name: '1 Mar 2030 16%' })).toBeVisible();
    const channels = within(canvas.getByRole('table', { name: 'How bookings were made' }));
    await expect(
      channels.getByRole('row', { name: /^Cart, from a plan.* 2 1 0 AED 900\.00 AED 450\.00 33%$/ }),
    ).toBeVisible();
    await expect(channels.getByRole('row', { name: /^Unknown 1 1 0 .*–$/ })).toBeVisible();
    await expect(channels.getByRole('row', { name: /^Cart 3 3 1 AED/ })).toBeVisible();
    await userEvent.click(canvas.getByText('How these figures are computed'));
    await expect(canvas.getByText(/^Occupancy is the share of places sold/)).toBeVisible();
  },
};

const today = toDubaiDate(new Date());

export const Period: Story = {
  name: 'At first the last 30 days are shown, then a usual period or two chosen days',
  tags: ['!autodocs', 'test-only'],
  ...at('/dashboard/sales'),
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(requested).toHaveBeenLastCalledWith(addDays(today, -29), today);
    const usual = within(canvas.getByRole('navigation', { name: 'Periods' }));
    await expect(usual.getByRole('link', { current: 'page' })).toHaveTextContent('Last 30 days');
    const hrefs = usual.getAllByRole('link').map((link: HTMLElement) => link.getAttribute('href'));
    const monthStart = `${today.slice(0, 8)}01`;
    const lastMonthEnd = addDays(monthStart, -1);
    const getHref = (start: string, end: string) => `/dashboard/sales?start=${start}&end=${end}`;
    await expect(hrefs).toEqual([
      getHref(addDays(today, -6), today),
      getHref(addDays(today, -29), today),
      getHref(monthStart, today),
      getHref(`${lastMonthEnd.slice(0, 8)}01`, lastMonthEnd),
    ]);
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: addDays(today, -3) } });
    await waitFor(() => expect(requested).toHaveBeenLastCalledWith(addDays(today, -3), today));
    await loaded(canvas);
  },
};

/** Nothing is requested, and the error says what to choose. */
export const Reversed: Story = {
  ...inMarch,
  play: async ({ canvas }) => {
    await loaded(canvas);
    requested.mockClear();
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2030-03-04' } });
    await expect(await canvas.findByText('Choose a day on or after the first one.')).toBeVisible();
    await expect(canvas.queryByRole('table', { name: 'Products' })).toBeNull();
    await expect(requested).not.toHaveBeenCalled();
  },
};

export const Exported: Story = {
  ...inMarch,
  name: 'The products, days and channels of the period are exported',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(
    report,
    http.get('*/sales-exports/:format/', ({ request, params }) => {
      requested(params['format'], new URL(request.url).search);
      return new HttpResponse('product_type\r\n', { headers: { 'content-type': 'text/csv; charset=utf-8' } });
    }),
  ),
  play: async ({ canvas }) => {
    await loaded(canvas);
    for (const [name, format, by] of [
      ['Products as CSV', 'csv', 'product'],
      ['Days for Excel', 'xlsx', 'day'],
      ['Ways of booking as CSV', 'csv', 'channel'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const query = `?start=2030-03-01&end=2030-03-03&by=${by}`;
      await waitFor(() => expect(requested).toHaveBeenLastCalledWith(format, query));
    }
  },
};

export const Nothing: Story = {
  ...inMarch,
  parameters: responses(respondsWith('getSalesReport', salesReportNone)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing was sold in this period' })).toBeVisible();
    await expect(getCard(canvas, 'Revenue')).toHaveTextContent('None the day before');
    await expect(getCard(canvas, 'Average booking')).toHaveTextContent('None');
    await expect(getCard(canvas, 'Occupancy')).toHaveTextContent(/Unknown.*0 of 0 places; unknown in the day before/);
  },
};

export const OnlyTakesPlace: Story = {
  ...inMarch,
  name: 'A period in which nothing is sold yet shows its occupancy and conversion',
  tags: ['!autodocs', 'test-only'],
  parameters: responses(
    respondsWith('getSalesReport', { ...salesReport, totals: { ...salesReport.totals, bookings: 0, cancelled: 0 } }),
  ),
  play: async ({ canvas }) => {
    await loaded(canvas);
    await expect(canvas.getByRole('heading', { name: 'Nothing was sold in this period' })).toBeVisible();
    await expect(canvas.getByText(/^The products below take place in it/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Occupancy per day/ })).toBeVisible();
  },
};

export const Loading: Story = {
  ...inMarch,
  parameters: responses(neverResponds('getSalesReport')),
};

export const Failed: Story = {
  ...inMarch,
  parameters: responses(fails('getSalesReport', 'service-unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to load the sales' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Try again/ })).toBeVisible();
  },
};
