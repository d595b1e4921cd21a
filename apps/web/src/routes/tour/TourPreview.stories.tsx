import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import TourPreview from './TourPreview.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const path = '/dashboard/catalogue/tours/12/preview';

const at = (...msw: readonly ReturnType<typeof fails>[]): Story => ({
  decorators: [atPath(path, { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Tour/Preview',
  component: TourPreview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TourPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

const { tour } = examples.getTourPreview;

/** A draft on the page that customers will see: without price, booking and reviews. */
export const Draft: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: tour.title })).toBeVisible();
    await expect(canvas.getByText('Customers see the tour like this once it is published.')).toBeVisible();
    await expect(await canvas.findByText(tour.days[0]!.description)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book Now' })).toBeNull();
  },
};

export const Loading: Story = at(neverResponds('getTourPreview'));

export const Failed: Story = at(fails('getTourPreview', 'service-unavailable'));

export const Missing: Story = at(fails('getTourPreview', 'not-found'));

export const Forbidden: Story = {
  ...at(fails('getTourPreview', 'forbidden')),
  name: 'Customers don’t learn whether there is a draft',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to preview' })).toBeVisible();
  },
};
