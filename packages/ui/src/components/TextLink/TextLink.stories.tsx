import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Text } from '../Text/Text.tsx';
import { TextLink, type TextLinkProps } from './TextLink.tsx';

const meta = {
  component: TextLink,
  args: { href: '#terms', children: 'Terms of service' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: TextLinkProps['tone'][] = ['base', 'quiet'];

export const Plain: Story = {
  render: (args) => (
    <Text>
      Read the <TextLink {...args} /> before you book.
    </Text>
  ),
};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of service' })).toHaveFocus();
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={tones} columns={[undefined, ArrowRight]}>
      {(tone, icon) => <TextLink {...args} tone={tone} {...(icon && { icon })} />}
    </Matrix>
  ),
};

/** On its own line it has the minimum target size. */
export const Standalone: Story = {
  args: { standalone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The current page. */
export const Current: Story = { args: { tone: 'quiet', 'aria-current': 'page' } };

export const NewWindow: Story = {
  args: { href: 'https://example.com', newWindow: true, children: 'Ask the tourism authority' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Ask the tourism authority (opens in a new window)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const RightToLeft: Story = {
  args: { children: 'شروط الخدمة', icon: ArrowRight },
  globals: { direction: 'rtl' },
};
