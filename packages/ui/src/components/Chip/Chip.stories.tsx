import type { Meta, StoryObj } from '@storybook/react-vite';
import { UtensilsCrossed } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { RemovableChip, ToggleChip } from './Chip.tsx';

const meta = { component: ToggleChip, args: { label: 'Food', pressed: false, onChange: fn() } } satisfies Meta<
  typeof ToggleChip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: function Render({ pressed: first, onChange, ...args }) {
    const [pressed, setPressed] = useState(first);
    return (
      <ToggleChip
        {...args}
        pressed={pressed}
        onChange={(next) => {
          setPressed(next);
          onChange(next);
        }}
      />
    );
  },
};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const chip = canvas.getByRole('button', { name: 'Food' });
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

const remove = fn();

export const Removable: Story = {
  render: () => (
    <Inline>
      <RemovableChip label="Under AED 500" onRemove={remove} />
      <RemovableChip label="Food" icon={UtensilsCrossed} onRemove={remove} />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Under AED 500' }));
    await expect(remove).toHaveBeenCalled();
  },
};

export const All: Story = {
  render: (args) => (
    <Inline>
      <ToggleChip {...args} />
      <ToggleChip {...args} label="Selected" pressed />
      <ToggleChip {...args} label="With icon" icon={UtensilsCrossed} />
      <ToggleChip {...args} label="Disabled" disabled />
    </Inline>
  ),
};
export const LongText: Story = {
  args: { label: 'Wüstenabenteuer mit Abendessen, Falknerei, Kamelritt und Sternenbeobachtung' },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  render: () => <RemovableChip label="طعام" onRemove={remove} />,
  globals: { direction: 'rtl' },
};
