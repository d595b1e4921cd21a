import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

const meta = { component: Checkbox, args: { children: 'Return journey', onChange: fn() } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: Partial<CheckboxProps>[] = [{}, { defaultChecked: true }, { indeterminate: true }];

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const box = canvas.getByRole('checkbox', { name: 'Return journey' });
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText('Return journey'));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={[false, true]} columns={states}>
      {(disabled, state) => <Checkbox {...args} {...state} disabled={disabled} />}
    </Matrix>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')[2]).toBePartiallyChecked();
  },
};

export const Invalid: Story = {
  args: {
    children: (
      <>
        I accept the <TextLink href="#terms">terms of service</TextLink>
      </>
    ),
    required: true,
    errorMessage: 'Please accept the terms.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms.');
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};

export const WithHelp: Story = { args: { description: 'We send one letter a month.' } };
export const LongText: Story = {
  args: {
    children:
      'Ich habe die Allgemeinen Geschäftsbedingungen, die Stornierungsregeln und die Hinweise zum Datenschutz gelesen',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { children: 'رحلة العودة', defaultChecked: true },
  globals: { direction: 'rtl' },
};
