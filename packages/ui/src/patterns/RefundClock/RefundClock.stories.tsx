import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RefundClock } from './RefundClock.tsx';

const full = { when: 'Until Tue 26 February 2030, 3:00 PM', refund: 'AED 486.00 (100%)', percent: 100 };
const half = { when: 'Until Thu 28 February 2030, 3:00 PM', refund: 'AED 243.00 (50%)', percent: 50 };
const nothing = { when: 'After that', refund: 'Nothing', percent: 0 };

const meta = {
  component: RefundClock,
  args: {
    caption: 'Refund if you cancel (Dubai time)',
    whenLabel: 'If you cancel',
    refundLabel: 'You get back',
    periods: [full, half, nothing],
  },
} satisfies Meta<typeof RefundClock>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table has the content; the chart is hidden from assistive technology. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = within(canvas.getByRole('table', { name: 'Refund if you cancel (Dubai time)' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows).toEqual([
      'If you cancelYou get back',
      ...[full, half, nothing].map(({ when, refund }) => when + refund),
    ]);
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    const heights = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
    await expect(heights).toEqual(['24', '12', '1']);
  },
};
export const OnePeriod: Story = { args: { periods: [full, nothing] } };
export const NoRefund: Story = { args: { periods: [{ ...nothing, when: 'From now on' }] } };
export const OwnTimeZone: Story = {
  args: {
    periods: [{ ...full, ownWhen: '12:00 PM where you are' }, { ...half, ownWhen: '12:00 PM where you are' }, nothing],
  },
};
export const Percentages: Story = {
  args: { periods: [{ ...full, refund: '100%' }, { ...half, refund: '74.1%', percent: 74.1 }, nothing] },
};
export const Phone: Story = {
  args: OwnTimeZone.args,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    caption: 'المبلغ المسترد عند الإلغاء',
    whenLabel: 'عند الإلغاء',
    refundLabel: 'تسترد',
    periods: [
      { when: 'حتى ٢٦ فبراير ٢٠٣٠', refund: '٤٨٦ درهمًا', percent: 100 },
      { when: 'حتى ٢٨ فبراير ٢٠٣٠', refund: '٢٤٣ درهمًا', percent: 50 },
      { when: 'بعد ذلك', refund: 'لا شيء', percent: 0 },
    ],
  },
  globals: { locale: 'ar-AE' },
};
