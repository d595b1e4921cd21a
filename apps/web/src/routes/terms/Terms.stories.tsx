import { scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Terms from './Terms.route.tsx';

const meta = {
  title: 'Routes/Terms',
  component: Terms,
  decorators: [atPath('/terms', { hasShell: true })],
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Terms>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The terms, with a table of contents. */
export const Loaded: Story = {
  tags: ['SHELL-14', 'STATIC-05', 'GAP-44'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    const contents = within(canvas.getByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      await expect(within(part!).getByRole('heading', { level: 2, name: link.textContent })).toBeVisible();
    }
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
