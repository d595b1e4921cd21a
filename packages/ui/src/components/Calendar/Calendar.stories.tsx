import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Calendar, type CalendarProps, type DayInfo } from './Calendar.tsx';

const days: Record<string, DayInfo> = {
  '2026-12-24': { note: '1 left', noteLabel: '1 place left' },
  '2026-12-25': { unavailable: 'Fully booked' },
  '2026-12-30': { note: '2 left', noteLabel: '2 places left' },
  '2026-12-31': { unavailable: 'Fully booked' },
};

function ControlledCalendar(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  const select = (day: string) => {
    setValue(day);
    props.onChange(day);
  };
  return <Calendar {...props} value={value} onChange={select} />;
}

const meta = {
  component: Calendar,
  args: {
    label: 'Date of the activity',
    value: null,
    onChange: fn(),
    onMonthChange: fn(),
    today: '2026-12-06',
    min: '2026-12-06',
    day: (day) => days[day],
  },
  render: (args) => <ControlledCalendar {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sunday, 6 December 2026, today' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /24 December 2026, 1 place left/ })).toBeVisible();
  },
};

export const Selected: Story = { args: { value: '2026-12-18' } };
export const SelectedScarce: Story = { args: { value: '2026-12-24' } };
export const WeekFromMonday: Story = { args: { weekStart: 'mon', value: '2026-12-18' } };
/** The calendar's direction follows the locale. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ديسمبر 2026')).toBeVisible();
    const [saturday, sunday] = ['السبت', 'الأحد'].map((day) => canvas.getByText(day).getBoundingClientRect().left);
    await expect(sunday).toBeGreaterThan(saturday ?? Number.POSITIVE_INFINITY);
  },
};
export const OnPhone: Story = {
  ...Selected,
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Loading dates…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /18 December 2026/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: 'Keyboard: arrow keys move, Enter selects; a full day is focusable, states why, and cannot be selected',
  tags: ['!autodocs', 'test-only'],
  args: { value: '2026-12-23' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /23 December 2026, selected/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
    await userEvent.keyboard('{ArrowRight}');
    const full = canvas.getByRole('button', { name: /25 December 2026, Fully booked/ });
    await waitFor(() => expect(full).toHaveFocus());
    await expect(full).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const BeforeMin: Story = {
  name: 'A day before the minimum can be neither focused nor selected',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const past = canvas.getByRole('button', { name: /Saturday, 5 December 2026/ });
    await expect(past).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(past);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  },
};

/** The last day is before the first one: an activity that has ended. */
export const NoDay: Story = {
  args: { min: '2026-12-20', max: '2026-12-10' },
  play: async ({ canvas, args }) => {
    for (const day of ['10', '15', '20', '25']) {
      const cell = canvas.getByRole('button', { name: new RegExp(`, ${day} December 2026`) });
      await expect(cell).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(cell);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Pages: Story = {
  name: 'Changing the month reports the new month',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Next/ })[0]!);
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-01');
    await expect(canvas.getByText('January 2027')).toBeVisible();
  },
};

/** The page's state changes between two clicks, as when the party grows. */
function CalendarWithCounter(props: CalendarProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
      <Calendar {...props} onChange={(day) => props.onChange(`${day} for ${count}`)} />
    </>
  );
}

export const LatestHandlers: Story = {
  name: 'Selecting a day calls the latest handler, though the memoised day has not re-rendered',
  tags: ['!autodocs', 'test-only'],
  render: (args) => <CalendarWithCounter {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.click(canvas.getByRole('button', { name: /18 December 2026/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-18 for 2');
  },
};

export const AvailabilityChanged: Story = {
  name: 'A day updates when its availability loads, and cannot be selected when it is full',
  tags: ['!autodocs', 'test-only'],
  render: (args) => {
    const [known, setKnown] = useState<CalendarProps['day']>();
    return (
      <>
        <button type="button" onClick={() => setKnown(() => args.day)}>
          Load availability
        </button>
        <ControlledCalendar {...args} day={known} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Friday, 25 December 2026' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-25');
    await userEvent.click(canvas.getByRole('button', { name: 'Load availability' }));
    await userEvent.click(canvas.getByRole('button', { name: /31 December 2026, Fully booked/ }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: /24 December 2026, 1 place left/ })).toBeVisible();
  },
};

export const OtherMonth: Story = {
  name: 'A day of another month can be selected, which deselects the previous one',
  tags: ['!autodocs', 'test-only'],
  args: { value: '2026-12-18' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(canvas.getByRole('button', { name: /14 January 2027/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01-14');
    await expect(canvas.getByRole('button', { name: /14 January 2027, selected/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
    await expect(canvas.getByRole('button', { name: 'Friday, 18 December 2026' })).toBeVisible();
  },
};
