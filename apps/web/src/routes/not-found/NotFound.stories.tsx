import { scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import NotFound from './NotFound.route.tsx';

const meta = {
  title: 'Routes/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An unknown path. */
export const Unknown: Story = {
  tags: ['SHELL-36', 'STATIC-06', 'STATIC-07'],
  decorators: [atPath('/no/such/page', { hasShell: true })],
  play: async ({ canvas }) => {
    const title = 'Oops! The page you are looking for does not exist.';
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  },
};

export const Phone: Story = {
  decorators: [atPath('/no/such/page', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
