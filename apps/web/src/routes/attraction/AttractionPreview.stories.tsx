import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import AttractionPreview from './AttractionPreview.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const path = '/dashboard/catalogue/attractions/201/preview';

const at = (...msw: readonly ReturnType<typeof fails>[]): Story => ({
  decorators: [atPath(path, { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Attraction preview',
  component: AttractionPreview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AttractionPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft on the page that customers will see. */
export const Draft: Story = {
  ...at(respondsWith('getStaffTicket', examples.createStaffTicket.staffEventDraft)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: examples.createStaffTicket.staffEventDraft.event.title }),
    ).toBeVisible();
    await expect(canvas.getByText('Customers see the attraction like this once it is published.')).toBeVisible();
  },
};

export const Loading: Story = at(neverResponds('getStaffTicket'));

export const Failed: Story = at(fails('getStaffTicket', 'service-unavailable'));

export const Missing: Story = at(fails('getStaffTicket', 'not-found'));

export const Forbidden: Story = {
  ...at(fails('getStaffTicket', 'forbidden')),
  name: 'Customers don’t learn whether there is a draft',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to preview' })).toBeVisible();
  },
};
