import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Form } from '../../components/Form/Form.tsx';
import { DatePanel, type DatePanelProps } from './DatePanel.tsx';

function ControlledDatePanel(props: DatePanelProps) {
  const [value, setValue] = useState(props.value);
  return <DatePanel {...props} value={value} onChange={setValue} selectedLabel={value ?? undefined} />;
}

const meta = {
  component: DatePanel,
  args: {
    label: 'Date of the activity',
    value: null,
    onChange: () => undefined,
    today: '2026-12-06',
    min: '2026-12-06',
    legend: { scarce: 'Few places left', unavailable: 'Not available' },
    day: (day) =>
      ({ '2026-12-24': { note: '1 left', noteLabel: '1 place left' }, '2026-12-25': { unavailable: 'Fully booked' } })[
        day
      ],
  },
  render: (args) => <ControlledDatePanel {...args} />,
} satisfies Meta<typeof DatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The selected day is shown as text. */
export const Selection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No date chosen yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /18 December 2026/ }));
    await expect(canvas.getByText('Your date: 2026-12-18')).toBeVisible();
  },
};

export const WithError: Story = {
  args: { value: '2026-12-24', error: 'Only 1 place is left on this day.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.error ?? '');
  },
};

/** An error in the summary of a form is announced once. */
export const ErrorInSummary: Story = {
  args: { name: 'date', error: 'Choose a date.' },
  decorators: [
    (Panel) => (
      <Form onSubmit={() => undefined} errors={{ date: 'Choose a date.' }}>
        <Panel />
      </Form>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Choose a date.')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { loading: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
