import { fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Cruises from './Cruises.route.tsx';

const meta = {
  title: 'Routes/Cruises',
  component: Cruises,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Cruises>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Four cruises with price per guest and capacity. */
export const Loaded: Story = {
  tags: ['SHELL-32', 'CRUISE-01', 'CRUISE-02'],
  decorators: [atPath('/cruises')],
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards).toHaveLength(4);
    const expected = [
      ['AED 1,200.00', 'up to 200', '/cruise/1'],
      ['AED 2,000.00', 'up to 25', '/cruise/2'],
      ['AED 350.00', 'up to 100', '/cruise/3'],
      ['AED 900.00', 'up to 40', '/cruise/4'],
    ] as const;
    for (const [index, [price, guests, href]] of expected.entries()) {
      await expect(cards[index]).toHaveTextContent(price);
      await expect(cards[index]).toHaveTextContent(guests);
      await expect(cards[index]?.querySelector('a')).toHaveAttribute('href', href);
    }
  },
};

export const Empty: Story = {
  decorators: [atPath('/cruises')],
  parameters: { msw: [respondsWith('listCruises', []), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no cruises at the moment.')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath('/cruises')],
  parameters: { msw: [neverResponds('listCruises'), ...scenarios.default] },
};

export const Failed: Story = {
  decorators: [atPath('/cruises')],
  parameters: { msw: [fails('listCruises', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath('/cruises', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
