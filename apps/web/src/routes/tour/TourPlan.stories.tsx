import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { addDays, formatDate, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Tour from './Tour.route.tsx';

const { tour } = examples.getTour;
const path = `/tour/${tour.slug}`;
const rooms = [
  ...examples.listRoomTypes.roomTypes.results,
  { id: '73', hotel: '65', name: 'Garden Room', price_per_night: '540.00', base_price: null },
  { id: '74', hotel: '65', name: 'Dune Villa', price_per_night: null, base_price: '1250.00' },
];
const ofHotel = respondsWith('listRoomTypes', ({ query }) => {
  const results = rooms.filter(({ hotel }) => hotel === query.get('hotel'));
  return { count: results.length, next: null, previous: null, results };
});

const meta = {
  title: 'Routes/Tour/Plan',
  component: Tour,
  parameters: { layout: 'fullscreen', msw: [ofHotel, ...scenarios.default] },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const findPanel = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Your price' }));
const lines = (panel: Canvas) => panel.getByRole('region', { name: 'Price details' });

const customise = async (canvas: Canvas, name: string) => {
  const [, day] = /day (\d)/.exec(name) ?? [];
  await userEvent.click(await canvas.findByRole('button', { name }));
  const box = await screen.findByRole('dialog', { name: `Customise day ${day}` });
  // The dialog fades in and is invisible in its first frame.
  await waitFor(() => expect(box).toBeVisible());
  const dialog = within(box);
  await dialog.findByLabelText('Meal package');
  return dialog;
};
const save = async (dialog: Canvas) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Save the day' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const [regularDay, inSeason] = [20, 30].map((days) => addDays(toDubaiDate(new Date()), days));
const seasonal = respondsWith('getTour', {
  ...tour,
  price_seasons: [{ name: 'Winter', start_date: inSeason!, end_date: inSeason!, adult_price: '2900.00' }],
});

/** The price is that of the first day, and changes with it. */
export const PriceSeason: Story = {
  decorators: [atPath(`${path}?date=${regularDay}`)],
  parameters: { msw: [seasonal, ofHotel, ...scenarios.default] },
  play: async ({ canvas, step }) => {
    const panel = await findPanel(canvas);
    await step('a date with the regular price', async () => {
      await expect(await panel.findByText('Regular price: AED 2,450.00 per adult')).toBeVisible();
      await expect(panel.getAllByText('AED 4,900.00')).toHaveLength(2);
    });
    await step('a date of the season', async () => {
      fireEvent.change(panel.getByLabelText('Start date'), { target: { value: inSeason } });
      await expect(await panel.findByText('Winter price: AED 2,900.00 per adult')).toBeVisible();
      await expect(panel.getAllByText('AED 5,800.00')).toHaveLength(2);
      await expect(panel.getByText(/^AED 2,175\.00 each · /)).toBeVisible();
    });
  },
};

/** Of each day, where its night is; on the last day, where the night before was. */
export const PrayerTimes: Story = {
  decorators: [atPath(`${path}?date=${regularDay}`)],
  play: async ({ canvas, step }) => {
    const open = async (day: number) => {
      await userEvent.click(await canvas.findByRole('radio', { name: `Day ${day}` }));
      const name = `Prayer times on ${formatDate(addDays(regularDay!, day - 1))}`;
      await userEvent.click(await canvas.findByText(name));
    };
    await step('a day in Dubai', async () => {
      await open(1);
      await expect(await canvas.findByText(/^Computed for Dubai\./)).toBeVisible();
    });
    await step('the last day, after a night in Abu Dhabi', async () => {
      await open(tour.days.length);
      await expect(await canvas.findByText(/^Computed for Abu Dhabi\./)).toBeVisible();
    });
  },
};

/** Another room, then another hotel with its own rooms. */
export const Room: Story = {
  tags: ['TOUR-11', 'TOUR-12', 'TOUR-24'],
  decorators: [atPath(path)],
  play: async ({ canvas, step }) => {
    const panel = await findPanel(canvas);
    await step('a better room in the planned hotel', async () => {
      const dialog = await customise(canvas, 'Customise hotel, day 1');
      await waitFor(() => expect(dialog.getByLabelText('Hotel')).toHaveFocus());
      const room = await dialog.findByLabelText('Room type');
      await waitFor(() => expect(room).toBeEnabled());
      await expect(
        within(room)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['As planned: Courtyard Room', 'Creek View Suite · + AED 620.00']);
      await userEvent.selectOptions(room, 'Creek View Suite · + AED 620.00');
      await waitFor(() => expect(dialog.getByText('Extra price for this day: AED 620.00')).toBeVisible());
      await save(dialog);
      await expect(canvas.getByText('Room: Creek View Suite')).toBeVisible();
      await expect(lines(panel)).toHaveTextContent('Day 1: Creek View SuiteAED 620.00');
      await expect(panel.getByText('AED 5,520.00')).toBeVisible();
    });
    await step('another hotel requires one of its rooms', async () => {
      const dialog = await customise(canvas, 'Customise hotel, day 1');
      const hotels = within(dialog.getByLabelText('Hotel')).getAllByRole('option');
      await expect(hotels.map(({ textContent }) => textContent)).toEqual([
        'As planned: Creekside House',
        'Palm Lagoon Resort · 5 Stars · Dubai',
      ]);
      await userEvent.selectOptions(dialog.getByLabelText('Hotel'), 'Palm Lagoon Resort · 5 Stars · Dubai');
      await waitFor(() => expect(dialog.getByLabelText(/^Room type/)).toBeEnabled());
      await userEvent.click(dialog.getByRole('button', { name: 'Save the day' }));
      await expect(dialog.getByLabelText(/^Room type/)).toHaveAccessibleDescription(/Choose a room of this hotel/);
      await userEvent.selectOptions(dialog.getByLabelText(/^Room type/), 'Dune Villa · + AED 1,250.00');
      await save(dialog);
      await expect(canvas.getByText('Room: Dune Villa')).toBeVisible();
      await expect(canvas.getAllByText('Palm Lagoon Resort')[0]).toBeVisible();
      await expect(panel.getByText('AED 6,150.00')).toBeVisible();
    });
  },
};

/** Vehicle, meals and several activities of a day, by keyboard. */
export const Everything: Story = {
  tags: ['TOUR-11', 'TOUR-13', 'TOUR-14', 'TOUR-24'],
  decorators: [atPath(path)],
  play: async ({ canvas, step }) => {
    const panel = await findPanel(canvas);
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('radio', { name: 'Day 3' }));
    const dialog = await customise(canvas, 'Customise activities, day 3');
    await step('activities by keyboard', async () => {
      await waitFor(() => expect(dialog.getByLabelText(/^Falcon hospital visit/)).toHaveFocus());
      await userEvent.keyboard(' {Tab} ');
      await expect(dialog.getByLabelText(/^Sunset kayaking/)).toBeChecked();
      await waitFor(() => expect(dialog.getByText('Extra price for this day: AED 350.00')).toBeVisible());
    });
    await step('a vehicle by the kilometre, meals for nothing', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('Transfer vehicle'), 'Private SUV · + AED 112.50');
      await userEvent.selectOptions(dialog.getByLabelText('Meal package'), 'Half Board');
      await waitFor(() => expect(dialog.getByText('Extra price for this day: AED 462.50')).toBeVisible());
    });
    await save(dialog);
    await expect(panel.getByText('AED 5,362.50')).toBeVisible();
    await expect(canvas.getByText('about 25 min · 22.5 km · Private SUV')).toBeVisible();
    await expect(canvas.getByText('Half Board')).toBeVisible();
    await step('day 1 is as it was', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day 1' }));
      await expect(canvas.getByText('about 25 min · 12.4 km · Shared Minibus')).toBeVisible();
    });
    await step('back to the plan', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Day 3' }));
      const again = await customise(canvas, 'Customise meal, day 3');
      await userEvent.click(again.getByRole('button', { name: 'Back to the plan' }));
      await save(again);
      await expect(panel.getByText('AED 4,900.00', { selector: 'strong' })).toBeVisible();
    });
  },
};

const sharedPath = `${path}?adults=3&d1=r.72&d2=v.83&d3=a.1403`;

/** A shared link restores the whole plan and its price. */
export const Shared: Story = {
  tags: ['TOUR-14', 'TOUR-24'],
  decorators: [atPath(sharedPath)],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(await panel.findByText('AED 8,590.00')).toBeVisible();
    await expect(panel.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(3);
    await expect(lines(panel)).toHaveTextContent('Day 2: Vintage Land RoverAED 450.00');
    await expect(canvas.getByText('Room: Creek View Suite')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Summary' }));
    await expect(await canvas.findByText('Creekside House, Creek View Suite')).toBeVisible();
    const { name } = tour.days[2]!.activities.find(({ id }) => id === '1403')!;
    await expect(canvas.getByRole('cell', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Itinerary' }));
    const stop = within((await canvas.findByText('Added by you')).closest('li')!);
    await expect(stop.getByText(name)).toBeVisible();
  },
};

/** Options that are no longer offered are reported, and not in the price. */
export const NotOffered: Story = {
  tags: ['TOUR-12', 'TOUR-13'],
  decorators: [atPath(`${path}?d1=h.62.r.999&d2=m.91&d3=a.1&d17=m.91`)],
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(await panel.findByText(/are no longer offered/)).toBeVisible();
    await expect(panel.getByText('AED 4,900.00', { selector: 'strong' })).toBeVisible();
  },
};

/** No total before the prices of the choices are known. */
export const PricesPending: Story = {
  tags: ['TOUR-24'],
  decorators: [atPath(sharedPath)],
  parameters: { msw: [neverResponds('listRoomTypes'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(panel.getByText('The prices of your choices are loading.')).toBeVisible();
    await expect(panel.getByText('…', { selector: 'strong' })).toBeVisible();
  },
};

/** The options can’t be loaded. */
export const OffersFailed: Story = {
  tags: ['TOUR-11'],
  decorators: [atPath(sharedPath)],
  parameters: { msw: [failsWithStatus('listHotels', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    const panel = await findPanel(canvas);
    await expect(await panel.findByText(/Nothing you have chosen is lost/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Customise meal, day 1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Customise day 1' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(again).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Save the day' })).toBeDisabled();
  },
};

export const LoadingOffers: Story = {
  decorators: [atPath(path)],
  parameters: { msw: [neverResponds('listMealTypes'), ...scenarios.default] },
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Customise meal, day 1' })),
};

export const LoadingOffersTest: Story = {
  ...LoadingOffers,
  name: 'The dialog while it loads',
  tags: ['!autodocs', 'test-only', 'TOUR-11'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Customise meal, day 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Customise day 1' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Customise meal, day 1' })).toHaveFocus());
  },
};

/** The dialog on a phone. */
export const OnPhone: Story = {
  tags: ['TOUR-11'],
  decorators: [atPath(path, { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await customise(canvas, 'Customise hotel, day 1');
  },
};
