import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { title: 'The price has changed', children: 'It was AED 530.00 and is AED 477.00 now.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: NonNullable<BannerProps['tone']>[] = ['info', 'positive', 'pending', 'critical', 'scarce'];

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const All: Story = {
  render: (args) => (
    <Stack>
      {tones.map((tone) => (
        <Banner {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
};

export const Alert: Story = {
  args: { tone: 'critical', announce: 'alert' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price has changed');
  },
};

export const WithAction: Story = { args: { tone: 'pending', action: <Button size="small">Agree and book</Button> } };

export const Retry: Story = {
  args: { tone: 'critical', title: 'Tours could not be loaded', children: undefined, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RetryAndAction: Story = {
  args: { ...Retry.args, action: <Button size="small">See all tours</Button> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'See all tours' })).toHaveFocus();
  },
};

export const Dismissible: Story = {
  args: { onDismiss: fn(), announce: 'status' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const TitleOnly: Story = { args: { children: undefined, tone: 'positive', title: 'Saved' } };
export const LongText: Story = {
  args: { children: 'Die Abfahrtszeit wurde wegen der Sommerhitze vorverlegt. '.repeat(4), onDismiss: fn() },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: { title: 'تغيّر السعر', children: 'كان السعر ٥٣٠ درهمًا.', onDismiss: fn() },
  globals: { direction: 'rtl' },
};
