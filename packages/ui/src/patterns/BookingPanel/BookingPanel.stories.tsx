import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { NumberStepper } from '../../components/NumberStepper/NumberStepper.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { AddonPicker } from '../AddonPicker/AddonPicker.tsx';
import { DatePanel } from '../DatePanel/DatePanel.tsx';
import { PriceSummary } from '../PriceSummary/PriceSummary.tsx';
import { BookingPanel } from './BookingPanel.tsx';

function Panel({ bare, initialDay = '2026-12-18' }: { bare?: boolean; initialDay?: string | null }) {
  const [step, setStep] = useState(1);
  const [day, setDay] = useState(initialDay);
  const [errors, setErrors] = useState({});
  const [adults, setAdults] = useState(2);
  const [lunches, setLunches] = useState(0);
  const first = step === 1;
  return (
    <BookingPanel
      label="Book this activity"
      bare={bare}
      errors={errors}
      onSubmit={() => (day === null ? setErrors({ day: 'Choose a date.' }) : setStep(2))}
      price={<Text strong>from AED 265.00</Text>}
      step={{
        index: step,
        of: 2,
        title: first ? 'When, and how many' : 'Pickup and extras',
        onBack: first ? undefined : () => setStep(1),
      }}
      footer={
        <>
          <PriceSummary lines={[{ label: 'Adults', amount: 'AED 530.00' }]} total="AED 530.00" />
          <Button type="submit" width="full">
            {first ? 'Continue' : 'Add to cart'}
          </Button>
        </>
      }
    >
      {first ? (
        <>
          <DatePanel
            name="day"
            label="Date"
            value={day}
            onChange={setDay}
            today="2026-12-06"
            min="2026-12-06"
            selectedLabel="Friday, 18 December"
            legend={{ scarce: 'Few places left', unavailable: 'Not available' }}
            day={(iso) => (iso === '2026-12-24' ? { note: '1 left', noteLabel: '1 place left' } : undefined)}
          />
          <NumberStepper label="Adults" value={adults} min={1} max={10} onChange={setAdults} />
        </>
      ) : (
        <AddonPicker
          label="Add-ons"
          addons={[{ id: 'lunch', title: 'Lunch box', detail: 'Vegetarian', price: 'AED 45.00', quantity: lunches }]}
          onChange={(_, quantity) => setLunches(quantity)}
        />
      )}
    </BookingPanel>
  );
}

const meta = {
  component: BookingPanel,
  args: {
    label: 'Book this activity',
    price: 'from AED 265.00',
    step: { index: 1, of: 2, title: 'When, and how many' },
    children: null,
    footer: null,
    onSubmit: () => undefined,
  },
  render: (args) => <Panel bare={args.bare} />,
} satisfies Meta<typeof BookingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DateStep: Story = {};

export const Steps: Story = {
  name: 'Back returns to the previous step, and its title receives the focus',
  tags: ['!autodocs', 'test-only', 'ACT-11'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Pickup and extras' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'When, and how many' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  },
};

/** The summary above the step lists what is missing, and leads to it. */
export const Rejected: Story = {
  render: () => <Panel initialDay={null} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = canvas.getByRole('group', { name: 'There is a problem with 1 field' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a date.' }));
    const calendar = canvas.getByRole('application', { name: /^Date/ });
    await expect(calendar).toHaveFocus();
    await expect(calendar).toHaveAccessibleDescription('Choose a date.');
  },
};

export const OnPhone: Story = {
  args: { bare: true },
  globals: { viewport: { value: 'phone' } },
};
/** Right to left. */
export const RightToLeft: Story = { ...Steps, globals: { direction: 'rtl' } };
