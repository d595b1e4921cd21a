import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    text: 'Guests see the change at once',
    children: (
      <Button tone="secondary" icon={CircleHelp}>
        Publish
      </Button>
    ),
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  name: 'Keyboard: focus shows the hint, which describes the button; Escape hides it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Publish' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip', { name: 'Guests see the change at once' });
    await expect(button).toHaveAccessibleDescription('Guests see the change at once');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    const again = await screen.findByRole('tooltip');
    await waitFor(() => expect(again).toBeVisible());
  },
};

export const Hover: Story = {
  name: 'Hovering shows the hint',
  play: async ({ canvas }) => {
    // React Aria ignores a hover until a pointer has moved.
    await userEvent.hover(canvas.getByRole('button'));
    await userEvent.unhover(canvas.getByRole('button'));
    await userEvent.hover(canvas.getByRole('button'));
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
  },
};

const focus: Story['play'] = async () => {
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  await waitFor(() => expect(tooltip).toBeVisible());
};

export const LongText: Story = {
  args: {
    text: 'Änderungen an Preisen gelten nur für neue Buchungen; bestehende Buchungen behalten ihren Preis.',
    placement: 'bottom',
  },
  globals: { viewport: { value: 'phone' } },
  play: focus,
};
export const RightToLeft: Story = {
  args: { text: 'يرى الضيوف التغيير فورًا', placement: 'end', children: <Button>نشر</Button> },
  globals: { locale: 'ar-AE' },
  play: focus,
};
