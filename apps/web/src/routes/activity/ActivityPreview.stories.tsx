import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ActivityPreview from './ActivityPreview.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const path = '/dashboard/catalogue/activities/107/preview';

const at = (...msw: readonly ReturnType<typeof fails>[]): Story => ({
  decorators: [atPath(path, { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Activity preview',
  component: ActivityPreview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ActivityPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft on the page that customers will see. */
export const Draft: Story = {
  ...at(respondsWith('getStaffActivity', examples.getStaffActivity.staffActivity)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: examples.getStaffActivity.staffActivity.activity.title }),
    ).toBeVisible();
    await expect(canvas.getByText('Customers see the activity like this once it is published.')).toBeVisible();
  },
};

export const Loading: Story = at(neverResponds('getStaffActivity'));

export const Failed: Story = at(fails('getStaffActivity', 'service-unavailable'));

export const Missing: Story = at(fails('getStaffActivity', 'not-found'));

export const Forbidden: Story = {
  ...at(fails('getStaffActivity', 'forbidden')),
  name: 'Customers don’t learn whether there is a draft',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to preview' })).toBeVisible();
  },
};
