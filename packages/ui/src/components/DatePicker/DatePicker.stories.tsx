import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  component: DatePicker,
  args: {
    label: 'Date of the activity',
    name: 'date',
    today: '2026-12-06',
    min: '2026-12-06',
    max: '2027-06-30',
    day: (day) => (day === '2026-12-25' ? { unavailable: 'Fully booked' } : undefined),
    onChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-12-18' } };
export const Disabled: Story = { args: { defaultValue: '2026-12-18', disabled: true } };
export const Required: Story = { args: { required: true, description: 'The first day of the season.' } };
export const Invalid: Story = {
  args: { errorMessage: 'Choose a date.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: 'Date of the activity' })[0]).toHaveAccessibleDescription(
      'Choose a date.',
    );
  },
};

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: Story = { args: { defaultValue: '2026-12-18' }, play: openIt };

export const Keyboard: Story = {
  name: 'Keyboard: Alt and Arrow Down open the calendar on the date; Enter selects, closes it and returns the focus',
  args: { defaultValue: '2026-12-18' },
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Date of the activity' });
    const selected = within(dialog).getByRole('button', { name: /18 December 2026, selected/ });
    await waitFor(() => expect(selected).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-19');
    await expect(canvasElement.querySelector('input[name=date]')).toHaveValue('2026-12-19');
    await waitFor(() => expect(canvasElement.contains(document.activeElement)).toBe(true));
  },
};

export const Unavailable: Story = {
  name: 'An unavailable date that is typed is reported with its reason when the focus leaves the field',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('25122026');
    await expect(canvas.queryByText('Fully booked')).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Fully booked')).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    label: 'Tag, an dem die Reisegruppe am Haupteingang des Hotels abgeholt werden möchte',
    errorMessage: 'Bitte wählen Sie einen Tag, an dem noch Plätze für die ganze Gruppe frei sind.',
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'تاريخ النشاط', defaultValue: '2026-12-18' },
  globals: { locale: 'ar-AE' },
  play: openIt,
};
