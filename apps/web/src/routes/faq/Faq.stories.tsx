import { fails, neverResponds, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Faq from './Faq.route.tsx';

const meta = {
  title: 'Routes/Faq',
  component: Faq,
  decorators: [atPath('/faq', { hasShell: true })],
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Expandable answers and contact links',
  tags: ['!autodocs', 'test-only', 'SHELL-14', 'STATIC-05', 'GAP-44'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
    const answer = await canvas.findByText(/^Immediately\./);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText('When is my booking confirmed?'));
    await waitFor(() => expect(answer).toBeVisible());
    await expect(canvas.getAllByRole('link', { name: 'Contact us' }).at(-1)).toHaveAttribute('href', '/contact-us');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { parameters: { msw: [neverResponds('getFaq'), ...scenarios.default] } };

export const Failed: Story = {
  parameters: { msw: [fails('getFaq', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the questions')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Contact us' }).at(-1)).toBeVisible();
  },
};
