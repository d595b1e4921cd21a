import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Price details',
    trigger: <Button tone="secondary">Price details</Button>,
    children: 'Adults pay AED 265.00, children half of it. Infants are free.',
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: Story = { play: openIt };

export const Keyboard: Story = {
  name: 'Keyboard: Enter opens it and moves the focus into it; Escape closes it and returns the focus',
  args: {
    children: (close) => (
      <Stack>
        <Text>Adults pay AED 265.00.</Text>
        <Button onClick={close}>Understood</Button>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Price details' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Price details' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    label: 'Preisdetails',
    trigger: <Button tone="secondary">Preisdetails und Stornierungsbedingungen</Button>,
    children:
      'Erwachsene zahlen den vollen Preis, Kinder von zwei bis zwölf Jahren die Hälfte, und Kleinkinder reisen kostenlos, solange sie keinen eigenen Sitzplatz brauchen.',
  },
  globals: { viewport: { value: 'phone' } },
  play: openIt,
};
export const RightToLeft: Story = {
  args: { label: 'تفاصيل السعر', trigger: <Button>تفاصيل السعر</Button>, children: 'يدفع البالغون السعر كاملًا.' },
  globals: { locale: 'ar-AE' },
  play: openIt,
};
