import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingBag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Button, type ButtonProps } from './Button.tsx';

const meta = { component: Button, args: { children: 'Add to cart', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: ButtonProps['tone'][] = ['primary', 'secondary', 'quiet', 'danger'];
const states: Partial<ButtonProps>[] = [{}, { icon: ShoppingBag }, { disabled: true }, { busy: true }];

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Every tone: default, with an icon, disabled and busy. */
export const All: Story = {
  render: (args) => (
    <Matrix rows={tones} columns={states}>
      {(tone, state) => <Button {...args} {...state} tone={tone} />}
    </Matrix>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Matrix rows={['small', 'medium', 'large'] as const} columns={tones}>
      {(size, tone) => <Button {...args} size={size} tone={tone} />}
    </Matrix>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const WithIcons: Story = { args: { icon: ShoppingBag, iconEnd: ArrowRight } };

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(getComputedStyle(canvas.getByRole('button')).outlineStyle).toBe('solid');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
};

export const DisabledTest: Story = {
  ...Disabled,
  name: 'Disabled: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** Becomes busy on click: same width, announced, still focused, ignores a second click. */
export const Busy: Story = {
  args: { busyLabel: 'Adding to the cart' },
  render: function Render({ onClick, ...args }) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        {...args}
        busy={busy}
        onClick={(event) => {
          onClick?.(event);
          setBusy(true);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await document.fonts.ready;
    const button = canvas.getByRole('button', { name: 'Add to cart' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Adding to the cart');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};

/** A busy button does not submit its form again, not even by Enter in a field. */
export const BusyInForm: Story = {
  tags: ['!autodocs', 'test-only'],
  args: { busy: true, type: 'submit' },
  render: ({ onClick, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        (onClick as () => void)();
      }}
    >
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Layla{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const FullWidth: Story = { args: { width: 'full' } };

export const LongText: Story = {
  args: { children: 'Buchung jetzt unverbindlich vormerken und später bezahlen', icon: ShoppingBag },
  globals: { viewport: { value: 'phone' } },
};

export const Danger: Story = { args: { tone: 'danger', icon: Trash2, children: 'Cancel booking' } };

export const RightToLeft: Story = {
  args: { children: 'أضف إلى السلة', icon: ShoppingBag, iconEnd: ArrowRight },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const icons = [...canvas.getByRole('button').querySelectorAll('svg')];
    // Only the arrow points along the line of reading.
    await expect(icons.map((icon) => getComputedStyle(icon).transform)).toEqual(['none', 'matrix(-1, 0, 0, 1, 0, 0)']);
  },
};
