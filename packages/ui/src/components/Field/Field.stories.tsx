import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldGroup } from './Field.tsx';
import { type FieldBase, useField } from './useField.ts';

/** Two checkboxes with one legend. */
function CheckboxGroup(props: FieldBase) {
  const field = useField(props);
  return (
    <FieldGroup field={field} label={props.label} description={props.description} required={props.required}>
      <Checkbox>Messages about my bookings</Checkbox>
      <Checkbox>Ideas for good days out</Checkbox>
    </FieldGroup>
  );
}

const meta = {
  title: 'components/Field',
  component: CheckboxGroup,
  args: { label: 'What we may send you', description: 'You can change this at any time.' },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'What we may send you' });
    await expect(group).toHaveAccessibleDescription('You can change this at any time.');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Messages about my bookings' })).toHaveFocus();
  },
};

export const Required: Story = { args: { required: true } };

export const Invalid: Story = {
  args: { errorMessage: 'Choose at least one' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Choose at least one/);
  },
};

export const RightToLeft: Story = {
  args: { label: 'ما يمكننا إرساله إليك', description: undefined },
  globals: { direction: 'rtl' },
};
