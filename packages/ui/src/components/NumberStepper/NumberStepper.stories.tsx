import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NumberStepper } from './NumberStepper.tsx';

const meta = {
  component: NumberStepper,
  args: { label: 'Adults', value: 2, min: 1, max: 4, onChange: fn() },
  render: function Render({ value: initial, onChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <NumberStepper
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NumberStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons have names, and the new value is announced. */
export const Buttons: Story = {
  args: { description: 'From 12 years' },
};

export const ButtonsTest: Story = {
  ...Buttons,
  name: 'Buttons: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Adults' });
    await userEvent.click(canvas.getByRole('button', { name: 'More: Adults' }));
    await expect(input).toHaveValue(3);
    await expect(canvas.getByText('Adults: 3')).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer: Adults' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Keyboard: Story = {
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(input).toHaveValue(1);
    await userEvent.keyboard('{End}');
    await expect(input).toHaveValue(4);
    await userEvent.keyboard('{Home}');
    await expect(input).toHaveValue(1);
  },
};

/** For a form that rejects the number: nine passengers must not become eight unnoticed. */
export const KeepsTyped: Story = {
  tags: ['!autodocs', 'test-only'],
  args: { keepsTyped: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '9');
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.tab();
    await expect(input).toHaveValue(9);
    await expect(canvas.getByText('The maximum is 4.')).toBeVisible();
  },
};

/** At a bound nothing changes; the reason is shown and announced. The button stays focused. */
export const AtTheLimit: Story = {
  args: { value: 4, maxReason: 'Only 4 places are left on this date.' },
  play: async ({ canvas, args }) => {
    const more = canvas.getByRole('button', { name: 'More: Adults' });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(more);
    await expect(canvas.getByText('Only 4 places are left on this date.')).toHaveAttribute('role', 'status');
    await expect(more).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer: Adults' }));
    await expect(canvas.queryByText('Only 4 places are left on this date.')).toBeNull();
  },
};

/** Any text is allowed while typing; blur corrects it. */
export const Typing: Story = {
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await expect(input).toHaveValue(null);
    await userEvent.tab();
    await expect(input).toHaveValue(2);
    await userEvent.clear(input);
    await userEvent.type(input, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.clear(input);
    await userEvent.type(input, '40');
    await userEvent.tab();
    await expect(input).toHaveValue(4);
    await expect(canvas.getByText('The maximum is 4.')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'At least one adult travels with children.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(
      'At least one adult travels with children.',
    );
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Kinder zwischen drei und elf Jahren in Begleitung',
    description: 'Kinder unter drei Jahren reisen auf dem Schoß ihrer Begleitung kostenlos mit.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'البالغون' }, globals: { direction: 'rtl' } };
