import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { LinkButton, type LinkButtonProps } from './LinkButton.tsx';

const meta = {
  component: LinkButton,
  args: { children: 'See all activities', href: '#activities' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: LinkButtonProps['tone'][] = ['primary', 'secondary', 'quiet', 'danger'];

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'See all activities' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#activities');
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={tones} columns={[undefined, ArrowRight]}>
      {(tone, icon) => <LinkButton {...args} tone={tone} iconEnd={icon} />}
    </Matrix>
  ),
};

export const FullWidth: Story = { args: { width: 'full' } };
export const LongText: Story = {
  args: { children: 'Alle Ausflüge, Eintrittskarten und Fahrten in den Emiraten ansehen' },
};
export const RightToLeft: Story = { args: { children: 'كل الأنشطة' }, globals: { direction: 'rtl' } };
