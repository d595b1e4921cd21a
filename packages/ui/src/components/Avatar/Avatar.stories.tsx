import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { picture } from '../../testing/picture.ts';
import { Avatar, type AvatarProps } from './Avatar.tsx';

const meta = { component: Avatar, args: { name: 'Layla Al Mansoori' } } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: Partial<AvatarProps>[] = [{}, { src: picture('#78bfc4', '#12303a') }, { name: '' }];

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Layla Al Mansoori' })).toHaveTextContent('LM');
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={['small', 'medium', 'large'] as const} columns={kinds}>
      {(size, kind) => <Avatar {...args} {...kind} size={size} />}
    </Matrix>
  ),
};

/** The initials replace a picture that fails to load. */
export const Failed: Story = {
  args: { src: '/no-such-face.jpg', size: 'large' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('LM'));
  },
};

export const Decorative: Story = {
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const RightToLeft: Story = { args: { name: 'ليلى المنصوري' }, globals: { direction: 'rtl' } };
