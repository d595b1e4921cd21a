import { scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import About from './About.route.tsx';

const meta = {
  title: 'Routes/About',
  component: About,
  decorators: [atPath('/about', { hasShell: true })],
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof About>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The company. */
export const Loaded: Story = {
  tags: ['SHELL-14', 'STATIC-05', 'GAP-44'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse things to do' })).toHaveAttribute('href', '/things-to-do');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
