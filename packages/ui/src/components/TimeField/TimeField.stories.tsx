import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField } from './TimeField.tsx';

const meta = {
  component: TimeField,
  args: { label: 'Pickup time', name: 'time', onChange: fn() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: '18:05' } };
export const TwelveHours: Story = { args: { defaultValue: '18:05', hourCycle: 12 } };
export const Disabled: Story = { args: { defaultValue: '18:05', disabled: true } };
export const Invalid: Story = {
  args: { errorMessage: 'Enter the pickup time.', description: 'In the time of the Emirates.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'Enter the pickup time. In the time of the Emirates.',
    );
  },
};

export const Keyboard: Story = {
  name: 'Keyboard: digits fill a part and go to the next one; arrow keys change it',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveFocus();
    await userEvent.keyboard('0905');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:05');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:06');
    await expect(canvasElement.querySelector('input[name=time]')).toHaveValue('09:06:00');
  },
};

export const OutOfRange: Story = {
  name: 'A time before the minimum is reported when the focus leaves the field',
  args: { min: '08:00', defaultValue: '07:30' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Enter 08:00 or a later time.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Uhrzeit, zu der die Reisegruppe am Haupteingang des Hotels abgeholt wird',
    errorMessage: 'Bitte geben Sie eine Uhrzeit innerhalb der Öffnungszeiten an.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'وقت الالتقاء', defaultValue: '18:05' },
  globals: { locale: 'ar-AE' },
};
