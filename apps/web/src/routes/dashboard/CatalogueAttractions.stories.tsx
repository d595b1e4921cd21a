import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CatalogueAttractions from './CatalogueAttractions.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const asEditor = respondsWith('getMe', user);

const meta = {
  title: 'Routes/Dashboard attractions',
  component: CatalogueAttractions,
  decorators: [atPath('/dashboard/catalogue/attractions', { as: user })],
  parameters: { layout: 'fullscreen', msw: [asEditor, ...scenarios.default] },
} satisfies Meta<typeof CatalogueAttractions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each attraction leads to its form. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    const [first] = examples.listTickets.events.results;
    await expect(await canvas.findByRole('link', { name: first!.title })).toHaveAttribute(
      'href',
      `/dashboard/catalogue/attractions/${first!.id}`,
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [asEditor, neverResponds('listTickets'), ...scenarios.default] },
};

export const Failed: Story = {
  parameters: { msw: [asEditor, fails('listTickets', 'service-unavailable'), ...scenarios.default] },
};
