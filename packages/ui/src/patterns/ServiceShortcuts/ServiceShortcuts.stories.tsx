import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { services } from '../testing/services.ts';
import { ServiceShortcuts } from './ServiceShortcuts.tsx';

function ShortcutsWithState() {
  const [open, setOpen] = useState(false);
  return <ServiceShortcuts label="Services" shortcuts={services(() => setOpen(!open), open)} />;
}

const meta = {
  component: ServiceShortcuts,
  args: { label: 'Services', shortcuts: services(() => undefined, false) },
  render: () => <ShortcutsWithState />,
} satisfies Meta<typeof ServiceShortcuts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['Hotels', 'Car Rentals', 'Flights', 'Trips', 'Cruises', 'Activities', 'Transfer']);
    await expect(canvas.getByRole('link', { name: 'Hotels' })).toHaveAttribute('href', '/hotels');
  },
};

export const OpensOnThePage: Story = {
  name: 'A service without a page opens on this page',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const transfer = canvas.getByRole('button', { name: 'Transfer' });
    await expect(transfer).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(transfer);
    await expect(transfer).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Collapsible: Story = {
  name: 'The panel can be collapsed and expanded',
  tags: ['!autodocs', 'test-only', 'HOME-05'],
  play: async ({ canvas }) => {
    const fold = canvas.getByRole('button', { name: 'Hide services' });
    fold.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('link', { name: 'Hotels' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Hotels' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
  },
};

export const Controlled: Story = {
  name: 'The page can control and store whether the panel is expanded',
  tags: ['!autodocs', 'test-only', 'HOME-05'],
  args: { open: false, onOpenChange: fn() },
  render: (args) => <ServiceShortcuts {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('link', { name: 'Hotels' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show services' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.queryByRole('link', { name: 'Hotels' })).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
