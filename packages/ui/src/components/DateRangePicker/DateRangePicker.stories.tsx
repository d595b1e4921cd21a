import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const december = { start: '2026-12-10', end: '2026-12-18' };

const meta = {
  component: DateRangePicker,
  args: { label: 'Season', name: 'season', min: '2026-12-06', max: '2027-06-30', onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: december } };
export const Disabled: Story = { args: { defaultValue: december, disabled: true } };
export const Required: Story = { args: { required: true, description: 'The days on which guests can book.' } };
export const Invalid: Story = { args: { errorMessage: 'Enter the first and the last day.' } };

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: Story = { args: { defaultValue: december }, play: openIt };

export const Typed: Story = {
  name: 'Keyboard: both dates are typed one after the other, and are added to a form',
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1012202618122026');
    await expect(args.onChange).toHaveBeenLastCalledWith(december);
    await expect(canvasElement.querySelector('input[name=season_start]')).toHaveValue('2026-12-10');
    await expect(canvasElement.querySelector('input[name=season_end]')).toHaveValue('2026-12-18');
  },
};

export const Selected: Story = {
  name: 'Keyboard: Enter selects the first and then the last day in the calendar, and closes it',
  args: { defaultValue: december },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const dialog = await screen.findByRole('dialog', { name: 'Season' });
    const first = within(dialog).getByRole('button', { name: /10 December 2026/ });
    await waitFor(() => expect(first).toHaveFocus());
    // After the first day has been selected, the focus goes to the next one.
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-12-11', end: '2026-12-19' });
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveTextContent('11');
  },
};

/** The last valid day is before the first one. */
export const NoDay: Story = {
  args: { min: '2026-12-20', max: '2026-12-10' },
  play: async (context) => {
    await openIt(context);
    for (const day of await screen.findAllByRole('button', { name: /December 2026/ }))
      await expect(day).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Reversed: Story = {
  name: 'A last day before the first one is reported when the focus leaves the field',
  args: { defaultValue: { start: '2026-12-18', end: '2026-12-10' } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    for (let part = 0; part < 7; part += 1) await userEvent.tab();
    await expect(canvas.getByText('The last day is before the first day.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Zeitraum, in dem die Wüstensafari mit Übernachtung gebucht werden kann',
    errorMessage: 'Bitte geben Sie den ersten und den letzten Tag des Zeitraums an.',
    defaultValue: december,
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { label: 'الموسم', defaultValue: december },
  globals: { locale: 'ar-AE' },
  play: openIt,
};
