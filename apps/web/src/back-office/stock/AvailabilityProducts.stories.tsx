import { examples, fails, neverResponds } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { asStaff } from '../../testing/asUser.ts';
import { waitForLink } from '../../testing/expectTexts.ts';
import AvailabilityProducts from './AvailabilityProducts.route.tsx';

const { at } = asStaff('desk');
const path = '/dashboard/availability';

const meta = {
  title: 'Routes/Dashboard availability of products',
  component: AvailabilityProducts,
} satisfies Meta<typeof AvailabilityProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The activities; each leads to its month. */
export const Activities: Story = {
  ...at(path),
  play: async ({ canvas }) => {
    const [first] = examples.listActivities.activities.results;
    await waitForLink(canvas, first!.title, `/dashboard/availability/activity/${first!.id}`);
  },
};

/** Each ticket type has its own places. */
export const Tickets: Story = at(`${path}?kind=tickets`);

/** Each start date of a tour has places. */
export const Tours: Story = {
  ...at(`${path}?kind=tours`),
  play: async ({ canvas }) => {
    const [first] = examples.listTours.tours.results;
    await waitForLink(canvas, first!.title, `/dashboard/availability/tour/${first!.id}`);
  },
};

export const Loading: Story = at(path, neverResponds('listActivities'));

export const Failed: Story = at(path, fails('listActivities', 'service-unavailable'));

/** A role that can’t change what is sold. */
export const OtherRole: Story = {
  ...asStaff('gate').at(path),
};

export const OtherKind: Story = {
  name: 'Another kind of product is chosen',
  tags: ['!autodocs', 'test-only'],
  ...at(path),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Kind of product'), 'Tickets');
    const [event] = examples.listTickets.events.results;
    await expect(await canvas.findByText(event?.title ?? '')).toBeVisible();
    await expect(canvas.getByLabelText('Kind of product')).toHaveValue('tickets');
  },
};
