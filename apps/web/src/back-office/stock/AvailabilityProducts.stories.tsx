import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { waitForLink } from '../../testing/expectTexts.ts';
import AvailabilityProducts from './AvailabilityProducts.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'desk' } as const;
const path = '/dashboard/availability';

type Handler = ReturnType<typeof fails>;

const at = (address: string, ...msw: readonly Handler[]): Story => ({
  decorators: [atPath(address, { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Dashboard availability of products',
  component: AvailabilityProducts,
  parameters: { layout: 'fullscreen' },
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
  decorators: [atPath(path, { as: { ...user, staff_role: 'gate' } })],
  parameters: { msw: [respondsWith('getMe', { ...user, staff_role: 'gate' }), ...scenarios.default] },
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
