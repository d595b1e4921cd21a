import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ProgressSteps } from './ProgressSteps.tsx';

const meta = {
  component: ProgressSteps,
  args: { label: 'Booking', steps: ['Your details', 'Contact', 'Payment', 'Confirmation'], current: 1 },
} satisfies Meta<typeof ProgressSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Booking' })).toBeVisible();
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('(done)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};
export const First: Story = { args: { current: 0 } };
export const AllCompleted: Story = { args: { current: 4 } };

/** Only completed steps are buttons. */
export const CompletedStepsAsButtons: Story = {
  args: { current: 2, onSelect: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith(0);
  },
};
export const OnPhone: Story = {
  args: { current: 2, onSelect: fn() },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: { steps: ['Persönliche Angaben der Reisenden', 'Kontaktmöglichkeiten', 'Zahlungsweise auswählen'], current: 0 },
};
export const RightToLeft: Story = {
  args: { label: 'الحجز', steps: ['بياناتك', 'التواصل', 'الدفع'], current: 1 },
  globals: { direction: 'rtl' },
};
