import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  component: ErrorState,
  args: {
    title: 'Tours could not be loaded',
    children: 'The connection was lost. Your selection is saved.',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Tours could not be loaded');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const WithAction: Story = {
  args: {
    action: (
      <LinkButton href="#contact" tone="secondary">
        Ask us
      </LinkButton>
    ),
  },
};
/** Without an explanation of its own it says that the failure may be temporary. */
export const WithoutExplanation: Story = {
  args: { children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is usually temporary. Check your connection, then try again.')).toBeVisible();
  },
};
export const WithoutRetry: Story = { args: { onRetry: undefined } };
export const RightToLeft: Story = { args: { title: 'تعذر تحميل الجولات' }, globals: { direction: 'rtl' } };
