import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Form } from '../Form/Form.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  component: DateField,
  args: { label: 'Date of birth', name: 'birthday', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: '1990-12-06' } };
export const Disabled: Story = { args: { defaultValue: '1990-12-06', disabled: true } };
export const Required: Story = { args: { required: true, description: 'As in your passport.' } };

export const Invalid: Story = {
  args: { errorMessage: 'Enter your date of birth.', description: 'As in your passport.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(
      'Enter your date of birth. As in your passport.',
    );
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toBeInvalid();
  },
};

export const Keyboard: Story = {
  name: 'Keyboard: digits fill a part and go to the next one, arrow keys change it, Backspace deletes it; a date without a part is empty',
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard('061219');
    await expect(args.onChange).not.toHaveBeenCalledWith('1990-12-06');
    await userEvent.keyboard('90');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-12-06');
    await expect(canvasElement.querySelector('input[name=birthday]')).toHaveValue('1990-12-06');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-12-06');
    await userEvent.keyboard('{ArrowLeft}{Backspace}{Backspace}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvasElement.querySelector('input[name=birthday]')).toHaveValue('');
  },
};

export const OutOfRange: Story = {
  name: 'A date after the maximum is reported when the focus leaves the field',
  args: { max: '2026-12-06', defaultValue: '2026-12-06' },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('spinbutton', { name: /^day/ });
    day.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.queryByText(/Enter 6 December 2026/)).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Enter 6 December 2026 or an earlier date.')).toBeVisible();
  },
};

export const InForm: Story = {
  name: 'The label and the summary of a form focus the first part of the date',
  render: (args) => (
    <Form onSubmit={() => {}} errors={{ birthday: 'Enter your date of birth.' }}>
      <DateField {...args} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your date of birth.' }));
    const day = canvas.getByRole('spinbutton', { name: /^day/ });
    await expect(day).toHaveFocus();
    day.blur();
    await userEvent.click(canvas.getByText('Date of birth'));
    await expect(day).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: 'Geburtsdatum der Person, die die Buchung am Tag der Abreise vorlegt',
    description: 'So, wie es im Reisepass oder im Personalausweis steht.',
    errorMessage: 'Bitte geben Sie das Datum genau so an, wie es in Ihrem Ausweis steht.',
  },
  globals: { viewport: { value: 'phone' } },
};
/** The order of the parts follows the locale; the value is the same. */
export const RightToLeft: Story = {
  args: { label: 'تاريخ الميلاد', defaultValue: '1990-12-06' },
  globals: { locale: 'ar-AE' },
};
