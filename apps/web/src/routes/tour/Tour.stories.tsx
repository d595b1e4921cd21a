import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { addDays, formatDate, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { mockReviews } from '../../testing/mockReviews.ts';
import Tour from './Tour.route.tsx';

const meta = {
  title: 'Routes/Tour',
  component: Tour,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { tour } = examples.getTour;
const path = `/tour/${tour.slug}`;
const working = [respondsWith('getTour', tour), ...scenarios.default];
const withTour = (change: Partial<typeof tour>) => [
  respondsWith('getTour', { ...tour, ...change }),
  ...scenarios.default,
];
const phone = { viewport: { value: 'phone' } };

const fact = (canvas: Canvas, name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
const findPanel = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your price' }));

/** The overview. */
export const Loaded: Story = {
  tags: ['TOUR-01', 'TOUR-02', 'TOUR-03', 'TOUR-04', 'TOUR-05', 'ENTITY-03'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: tour.title })).toBeVisible();
    await findPanel(canvas);
    const hero = canvas.getByRole('heading', { level: 1 }).parentElement?.parentElement?.querySelector('img');
    await expect(hero?.getAttribute('src')).toContain(tour.featured_image);
    await expect(fact(canvas, 'Destination')).toHaveTextContent('Dubai and Abu Dhabi');
    await expect(fact(canvas, 'Duration')).toHaveTextContent('4 days, 3 nights');
    await expect(fact(canvas, 'Tour type')).toHaveTextContent('Small group');
    await expect(fact(canvas, 'Group')).toHaveTextContent('2 to 12 people');
    await expect(canvas.getByText('4.8')).toBeVisible();
    await expect(canvas.getByText(/64 reviews/)).toBeVisible();
    await expect(canvas.getAllByRole('tab').map(({ textContent }: HTMLElement) => textContent)).toEqual([
      'Day by Day',
      'Itinerary',
      'Summary',
    ]);
  },
};

/** Its facts exclude small children: they can't be added, and those of a shared plan have to be removed. */
export const FromSixYears: Story = {
  tags: ['TOUR-23'],
  decorators: [atPath(`${path}?children25=1`)],
  parameters: { msw: withTour({ facts: { min_age: 6 } }) },
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    const small = panel.getByRole('spinbutton', { name: 'Children 2-4' });
    await expect(small).toHaveValue(1);
    await expect(small).toHaveAccessibleDescription(/^Only for people from 6 years. Set this to 0 to continue./);
    await expect(panel.getByRole('spinbutton', { name: 'Children 5-12' })).toHaveAccessibleDescription(/6 to 12 years/);
    await userEvent.click(panel.getByRole('button', { name: 'Book Now' }));
    await expect(small).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Fewer: Children 2-4' }));
    await expect(small).toBeValid();
    await userEvent.click(panel.getByRole('button', { name: 'More: Children 2-4' }));
    await expect(small).toHaveValue(0);
  },
};

/** What is known is below the days. */
export const Facts: Story = {
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('region', { name: 'Good to know' }));
    await expect(facts.getByText('From 6 years')).toBeVisible();
    await expect(facts.getByText('Not step-free')).toBeVisible();
    await expect(facts.getByText('English, Arabic')).toBeVisible();
    await expect(facts.queryByText('Toilets')).not.toBeInTheDocument();
    await expect(fact(canvas, 'Meeting point')).toHaveTextContent('Arrivals hall');
  },
};

/** A meeting point with coordinates replaces the text; what is unknown isn’t shown. */
export const MeetingPoint: Story = {
  decorators: [atPath(path)],
  parameters: {
    msw: withTour({ facts: { meeting_point: { name: 'Al Seef jetty', latitude: 25.26, longitude: 55.3 } } }),
  },
  play: async ({ canvas }) => {
    const facts = within(await canvas.findByRole('region', { name: 'Good to know' }));
    await expect(facts.getByText('Al Seef jetty')).toBeVisible();
    await expect(facts.getByRole('link', { name: /Open in maps/ })).toBeVisible();
    await expect(canvas.queryByText(/Arrivals hall/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Age')).not.toBeInTheDocument();
  },
};

/** Without location, reviews, picture and group size. */
export const FewFacts: Story = {
  tags: ['TOUR-02', 'TOUR-04'],
  decorators: [atPath(path)],
  parameters: {
    msw: withTour({
      destination: '',
      location: '',
      tour_type: '',
      meeting_point: '',
      avg_rating: null,
      review_count: 0,
      featured_image: null,
      images: [],
      min_group_size: null,
      max_group_size: null,
      days: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No reviews yet')).toBeVisible();
    await expect(fact(canvas, 'Destination')).toHaveTextContent('Dubai, UAE');
    await expect(canvas.getByText(/^The days of this tour are still being planned/)).toBeVisible();
    const panel = await findPanel(canvas);
    await expect(panel.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2);
  },
};

/** One day is open at a time. */
export const DayByDay: Story = {
  tags: ['TOUR-06', 'TOUR-07', 'TOUR-08', 'TOUR-09'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas, step }) => {
    const title = (day: number) =>
      canvas.getByRole('button', { name: new RegExp(`^Day ${day} ?${tour.days[day - 1]!.title}`) });
    const open = () => canvas.getAllByRole('button', { expanded: true });
    await findPanel(canvas);
    await step('the first day is open', async () => {
      await expect(canvas.getAllByRole('radio')).toHaveLength(tour.days.length);
      await expect(open()).toEqual([title(1)]);
      await expect(canvas.getByText(tour.days[0]!.description)).toBeVisible();
      const hotel = canvas.getByText('Creekside House');
      await expect(hotel).toBeVisible();
      const picture = hotel.parentElement?.parentElement?.querySelector('img');
      await expect(picture?.src).toContain(`/${tour.days[0]!.hotel_details!.image}/`);
      await expect(canvas.getByText('4 Stars')).toBeVisible();
      await expect(canvas.getByText('Al Seef, Bur Dubai, Dubai')).toBeVisible();
      await expect(canvas.getByText('Room: Courtyard Room')).toBeVisible();
      await expect(canvas.getByText('Airport Pickup')).toBeVisible();
      await expect(canvas.getByText('about 25 min · 12.4 km · Shared Minibus')).toBeVisible();
      await expect(canvas.getByText('Dinner')).toBeVisible();
    });
    await step('another one opens, and it closes', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day 3' }));
      await expect(open()).toEqual([title(3)]);
      await expect(canvas.getByText('Creekside House')).not.toBeVisible();
      await userEvent.click(title(4));
      await expect(open()).toEqual([title(4)]);
      await expect(canvas.getByRole('radio', { name: 'Day 4' })).toBeChecked();
      await expect(canvas.getByText('No overnight stay on this day.')).toBeVisible();
    });
    await step('it cannot be closed', async () => {
      await userEvent.click(title(4));
      await expect(open()).toEqual([title(4)]);
    });
  },
};

/** The hourly itinerary, with notes. */
export const Itinerary: Story = {
  tags: ['TOUR-15', 'TOUR-16'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Itinerary' }));
    await canvas.findByText('Pickup at Terminal 3');
    const stop = (detail: string) => within(canvas.getByText(detail).closest('li')!);
    await expect(stop('Pickup at Terminal 3').getByText('3:00 PM')).toBeVisible();
    await expect(stop('Pickup at Terminal 3').getByText('Please be ready 5 minutes before.')).toBeVisible();
    await expect(stop('Back at the hotel').getByText('Timing may vary with traffic.')).toBeVisible();
    await expect(stop('Dinner on a dhow').queryByText(/be ready|may vary/)).not.toBeInTheDocument();
    const details = tour.days.flatMap(({ itinerary }) => itinerary.map(({ detail }) => detail));
    for (const detail of details) await expect(canvas.getAllByText(detail)[0]).toBeVisible();
  },
};

/** The tour in brief. */
export const Summary: Story = {
  tags: ['TOUR-05'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Summary' }));
    const table = within(await canvas.findByRole('table', { name: 'The tour, day by day' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(tour.days.length);
    await expect(table.getByText('Creekside House, Courtyard Room')).toBeVisible();
    await expect(table.getByText('Breakfast, Lunch')).toBeVisible();
  },
};

/** The price follows the travellers. */
export const Price: Story = {
  tags: ['TOUR-17', 'TOUR-18', 'TOUR-20', 'TOUR-21', 'TOUR-22', 'TOUR-23', 'TOUR-24'],
  decorators: [atPath(path)],
  parameters: { msw: withTour({ max_group_size: 6, facts: { min_age: 0 } }) },
  play: async ({ canvas, step }) => {
    const panel = await findPanel(canvas);
    const more = (label: string) => userEvent.click(panel.getByRole('button', { name: `More: ${label}` }));
    await step('as many adults as the group must be', async () => {
      await expect(panel.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2);
      await expect(panel.getAllByText('AED 4,900.00').length).toBeGreaterThan(0);
      await userEvent.click(panel.getByRole('button', { name: 'Fewer: Adults' }));
      await expect(panel.getByText('This tour needs at least 2 adults.')).toBeVisible();
      await more('Adults');
    });
    await step('children of two ages, and infants', async () => {
      await more('Children 5-12');
      await more('Children 2-4');
      await more('Infants');
      await expect(panel.getByText('1 infant').closest('div')).toHaveTextContent('Free');
      await expect(panel.getByText('AED 10,412.50')).toBeVisible();
    });
    await step('the panel stays in view, and its list scrolls within a limited height', async () => {
      const list = panel.getByRole('region', { name: 'Price details' });
      await expect(list).toBeVisible();
      await expect(list).toHaveStyle({ maxHeight: '224px', overflowY: 'auto' });
      const place = list.closest('section[aria-labelledby]')?.parentElement;
      await expect(place).toHaveStyle({ position: 'sticky' });
    });
    await step('no more people than the group may have', async () => {
      await more('Infants');
      await expect(panel.getByText('This tour takes at most 6 people.')).toBeVisible();
      await expect(panel.getByRole('spinbutton', { name: 'Infants' })).toHaveValue(1);
    });
    await expect(panel.getByRole('link', { name: 'Questions? Ask us' })).toHaveAttribute('href', '/contact-us');
  },
};

const today = toDubaiDate(new Date());

/** The start date is the first refundable day, unless another one is chosen. */
export const StartDate: Story = {
  tags: ['GAP-24', 'CONST-20'],
  decorators: [atPath(path)],
  parameters: { msw: working },
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    const field = panel.getByLabelText('Start date');
    const [start, end] = [addDays(today, 10), addDays(today, 13)];
    await expect(field).toHaveValue(addDays(today, 2));
    await expect(
      panel.getByText(new RegExp(`^Free cancellation until ${formatDate(addDays(today, 1))}, 12:00 AM`)),
    ).toBeVisible();
    await expect(field).toHaveAttribute('min', today);
    fireEvent.change(field, { target: { value: start } });
    await waitFor(() => expect(panel.getByText(`${formatDate(start)} to ${formatDate(end)}`)).toBeVisible());
    fireEvent.change(field, { target: { value: addDays(today, 1) } });
    await expect(await panel.findByText('Free cancellation is no longer possible for this date.')).toBeVisible();
    fireEvent.change(field, { target: { value: addDays(today, -1) } });
    await expect(await panel.findByText('This day has passed. Choose a later one.')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Book Now' }));
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.change(field, { target: { value: '' } });
    await expect(await panel.findByText('Choose the day you start.')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [neverResponds('getTour'), ...scenarios.default] },
};

/** Unknown tour. */
export const NotFound: Story = {
  tags: ['TOUR-26'],
  decorators: [atPath('/tour/no-such-thing')],
  parameters: { msw: scenarios.missing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Tour not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  },
};

/** The server is unavailable. */
export const Failed: Story = {
  tags: ['TOUR-25'],
  decorators: [atPath(path)],
  parameters: { msw: [failsWithStatus('getTour'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load tour details')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /again/i })).toBeVisible();
  },
};

export const WithShell: Story = { decorators: [atPath(path, { hasShell: true })], parameters: { msw: working } };

export const Phone: Story = {
  decorators: [atPath(path, { hasShell: true })],
  parameters: { msw: working },
  globals: phone,
};

/** The reviews are below the days. */
export const Reviewed: Story = {
  name: 'G9 the page has the reviews of the tour',
  tags: ['G9'],
  decorators: [atPath(path)],
  parameters: { msw: [mockReviews('tour', tour.slug), ...working] },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Reviews' }));
    await expect(await section.findByText('(2 reviews)')).toBeVisible();
  },
};
