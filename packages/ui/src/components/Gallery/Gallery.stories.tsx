import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hours, poster } from '../../patterns/testing/posters.ts';
import { Gallery, type GalleryImage } from './Gallery.tsx';

const images: GalleryImage[] = Array.from({ length: 7 }, (_, index) => {
  const hour = hours[index % hours.length] ?? 'gold';
  return { id: `image-${index + 1}`, picture: poster(hour), alt: `The camp at ${hour}` };
});

const meta = {
  component: Gallery,
  args: { images, onOpen: fn() },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the first five images; "Show all" shows the others. */
export const ShowAll: Story = {
  tags: ['ACT-01', 'CONST-25'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    const all = canvas.getByRole('button', { name: 'Show all 7 photos' });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(all);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
  },
};

/** No "Show all" with five images or fewer. */
export const FewImages: Story = {
  tags: ['ACT-01'],
  args: { images: images.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
  },
};

export const FourImages: Story = { args: { images: images.slice(0, 4) } };
export const ThreeImages: Story = { args: { images: images.slice(0, 3) } };
export const TwoImages: Story = { args: { images: images.slice(0, 2) } };
export const OneImage: Story = { args: { images: images.slice(0, 1) } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const OpensImage: Story = {
  name: 'Each image is a button with a distinct name',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const second = canvas.getByRole('button', { name: 'Open image 2 of 7: The camp at gold' });
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(1);
  },
};
