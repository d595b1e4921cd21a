import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CruisePreview from './CruisePreview.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const path = '/dashboard/catalogue/cruises/musandam-by-dhow/preview';

const at = (...msw: readonly ReturnType<typeof fails>[]): Story => ({
  decorators: [atPath(path, { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Cruise preview',
  component: CruisePreview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CruisePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft on the page that customers will see. */
export const Draft: Story = {
  ...at(respondsWith('getStaffCruise', examples.createStaffCruise.staffCruiseDraft)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: examples.createStaffCruise.staffCruiseDraft.cruise.name }),
    ).toBeVisible();
    await expect(canvas.getByText('Customers see the cruise like this once it is published.')).toBeVisible();
  },
};

export const Loading: Story = at(neverResponds('getStaffCruise'));

export const Failed: Story = at(fails('getStaffCruise', 'service-unavailable'));

export const Missing: Story = at(fails('getStaffCruise', 'not-found'));

export const Forbidden: Story = {
  ...at(fails('getStaffCruise', 'forbidden')),
  name: 'Customers don’t learn whether there is a draft',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to preview' })).toBeVisible();
  },
};
