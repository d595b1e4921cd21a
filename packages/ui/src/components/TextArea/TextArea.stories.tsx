import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Special requests', name: 'requests', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('A window seat,{Enter}please.');
    await expect(canvas.getByRole('textbox', { name: 'Special requests' })).toHaveValue('A window seat,\nplease.');
    await expect(args.onChange).toHaveBeenLastCalledWith('A window seat,\nplease.');
  },
};

export const WithCounter: Story = {
  args: { maxLength: 200 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Falcons');
    await expect(canvas.getByText('7 / 200')).toBeVisible();
  },
};

export const WithHelp: Story = { args: { description: 'Allergies, celebrations, a cot for the night.' } };
export const Invalid: Story = {
  args: { errorMessage: 'Please write your message.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Please write your message.');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'None' } };
export const LongText: Story = {
  args: { defaultValue: 'Leave the city at three, meet the falcons while the sand still holds the heat. '.repeat(12) },
};
export const RightToLeft: Story = {
  args: { label: 'طلبات خاصة', defaultValue: 'مقعد بجانب النافذة من فضلك', maxLength: 200 },
  globals: { direction: 'rtl' },
};
