import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from './Switch.tsx';

const meta = { component: Switch, args: { label: 'E-mail notifications', onChange: fn() } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const control = canvas.getByRole('switch', { name: 'E-mail notifications' });
    await expect(control).toHaveFocus();
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const All: Story = {
  render: (args) => (
    <Stack gap="xsmall">
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="Off, disabled" disabled />
      <Switch {...args} label="On, disabled" defaultChecked disabled />
      <Switch {...args} label="With help" description="One letter a month." />
      <Switch {...args} label="Failed" errorMessage="It could not be saved. Try again." />
    </Stack>
  ),
};

export const LongText: Story = {
  args: { label: 'Benachrichtigungen über Änderungen meiner Buchungen auch am Wochenende per E-Mail erhalten' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'إشعارات البريد', defaultChecked: true },
  globals: { direction: 'rtl' },
};
