import { examples, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ThingsToDo from './ThingsToDo.route.tsx';

const meta = {
  title: 'Routes/ThingsToDo/FreeOn',
  component: ThingsToDo,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
  // 2 March 2030.
  globals: { clock: 'before' },
} satisfies Meta<typeof ThingsToDo>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/things-to-do?date=2030-03-05&people=4&time=afternoon';
const [tour] = examples.listTours.tours.results;

const listTitles = (canvas: ReturnType<typeof within>): (string | null)[] =>
  canvas.getAllByRole('article').map((card: HTMLElement) => within(card).getAllByRole('link')[0]!.textContent);

/** The list has what is free for four people on an afternoon; date and group are handed on to the pages of activities and attractions. */
export const DateChosen: Story = {
  decorators: [atPath(path)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('When?')).toHaveValue('2030-03-05');
    await expect(canvas.getByRole('spinbutton', { name: 'People' })).toHaveValue(4);
    await expect(canvas.getByLabelText('Time of day')).toHaveValue('afternoon');
    await waitFor(() => expect(listTitles(canvas)).toContain('Evening Desert Safari in the Red Dunes'));
    await expect(listTitles(canvas)).not.toContain('Sunrise Balloon over the Margham Desert');
    await expect(listTitles(canvas)).not.toContain(tour!.title);
    await expect(canvas.getByText(/^Tours are not in this list/)).toBeVisible();
    const museum = canvas.getByRole('link', { name: 'Museum of the Future' });
    await expect(museum).toHaveAttribute(
      'href',
      expect.stringMatching(/museum-of-the-future\?date=2030-03-05&adults=4$/),
    );
    const safari = canvas.getByRole('link', { name: 'Evening Desert Safari in the Red Dunes' });
    await expect(safari).toHaveAttribute('href', expect.stringMatching(/^\/activity\/.*\?date=2030-03-05&adults=4$/));
    await expect(canvas.getByRole('link', { name: 'Tours' })).toHaveAttribute(
      'href',
      '/things-to-do?category=tours&date=2030-03-05&people=4&time=afternoon',
    );
  },
};

export const Phone: Story = {
  decorators: [atPath(path, { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** A date doesn't change the list of tours. */
export const Tours: Story = {
  decorators: [atPath('/things-to-do?category=tours&date=2030-03-05')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: tour!.title })).toBeVisible();
    await expect(await canvas.findByText(/^The date doesn’t change this list/)).toBeVisible();
  },
};

const nothing = [
  respondsWith('listActivities', examples.listActivities.activitiesNone),
  respondsWith('listTickets', examples.listTickets.eventsNone),
  ...scenarios.default,
];

/** Nothing is free: the page says for whom and when, and what to change. */
export const NothingFree: Story = {
  decorators: [atPath(path)],
  parameters: { msw: nothing },
  play: async ({ canvas }) => {
    const title = 'Nothing is free for 4 people on Tue 5 March 2030 in the afternoon';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Any time that day' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next day: Wed 6 March 2030' })).toBeVisible();
  },
};

export const NothingFreeTest: Story = {
  ...NothingFree,
  name: 'Nothing free: the buttons change the date and the time, and focus the date',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Next day/ }));
    const title = 'Nothing is free for 4 people on Wed 6 March 2030';
    await expect(await canvas.findByRole('heading', { name: `${title} in the afternoon` })).toBeVisible();
    await expect(canvas.getByLabelText('When?')).toHaveFocus();
    await expect(canvas.getByLabelText('When?')).toHaveValue('2030-03-06');
    await userEvent.click(canvas.getByRole('button', { name: 'Any time that day' }));
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByLabelText('Time of day')).toHaveValue('any');
  },
};

/** The other filters may be the reason, so they can be removed. */
export const NothingFreeWithFilters: Story = {
  decorators: [atPath('/things-to-do?category=activities&date=2030-03-05&price=under-50&search=yeti')],
  parameters: { msw: nothing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Remove the other filters' })).toHaveAttribute(
      'href',
      '/things-to-do?category=activities&date=2030-03-05',
    );
  },
};

/** A link with a past date. */
export const DateOver: Story = {
  decorators: [atPath('/things-to-do?date=2030-03-01')],
  parameters: { msw: nothing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fri 1 March 2030 is over' })).toBeVisible();
  },
};

export const DateOverTest: Story = {
  ...DateOver,
  name: 'Date over: the list can be shown for today',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Today' }));
    await waitFor(() => expect(canvas.getByLabelText('When?')).toHaveValue('2030-03-02'));
  },
};

/** Choosing and removing a date; a past date stays in the field and changes nothing. */
export const Choosing: Story = {
  name: 'A date from today on filters the list, an earlier one doesn’t',
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath('/things-to-do')],
  play: async ({ canvas }) => {
    const all = (await canvas.findAllByRole('article')).length;
    const field = await canvas.findByLabelText('When?');
    const choose = (value: string) => fireEvent.change(field, { target: { value } });
    const toActivities = () => canvas.getByRole('link', { name: 'Activities' });
    await choose('2030-03-01');
    await fireEvent.focusOut(field);
    await expect(await canvas.findByText('Choose a date from today on, within two years.')).toBeVisible();
    await expect(toActivities()).toHaveAttribute('href', '/things-to-do?category=activities');

    await choose('2030-03-05');
    await waitFor(() => expect(toActivities()).toHaveAttribute('href', expect.stringContaining('date=2030-03-05')));
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(all));
    await userEvent.click(canvas.getByRole('button', { name: 'More: People' }));
    await waitFor(() => expect(toActivities()).toHaveAttribute('href', expect.stringContaining('people=2')));

    await userEvent.click(canvas.getByRole('button', { name: 'Fewer: People' }));
    await waitFor(() =>
      expect(toActivities()).toHaveAttribute('href', '/things-to-do?category=activities&date=2030-03-05'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Any date' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(all));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
