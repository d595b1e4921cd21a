import type { Meta, StoryObj } from '@storybook/react-vite';
import { lazy, Suspense, useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { hours, poster } from '../../patterns/testing/posters.ts';
import { Gallery, type GalleryImage } from '../Gallery/Gallery.tsx';
import { Lightbox } from './Lightbox.tsx';

/** Lazy, as in the app: the lightbox loads on hover or focus of the gallery. */
const load = async () => ({ default: (await import('./Lightbox.tsx')).Lightbox });
const Later = lazy(load);

const images: GalleryImage[] = hours.map((hour) => ({
  id: hour,
  picture: poster(hour),
  alt: `The camp at ${hour}`,
}));

function GalleryWithLightbox() {
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <Gallery images={images} onOpen={setIndex} onIntent={() => void load()} />
      <Suspense>
        <Later
          title="Evening dunes"
          images={images}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setIndex(null)}
        />
      </Suspense>
    </>
  );
}

const meta = {
  component: Lightbox,
  args: {
    title: 'Evening dunes',
    images,
    index: null,
    onIndexChange: () => undefined,
    onClose: () => undefined,
  },
  render: () => <GalleryWithLightbox />,
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (number: number) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`Open image ${number} of 5`) }));
  return await screen.findByRole('dialog', { name: 'Evening dunes' });
};

export const Open: Story = {
  play: async () => {
    await open(2);
    await waitFor(() => expect(screen.getByRole('img', { name: 'The camp at gold' })).toBeVisible());
  },
};

export const Keyboard: Story = {
  name: 'A click opens it, the arrow keys change the image, Escape closes it and the focus returns',
  tags: ['!autodocs', 'test-only', 'ACT-02'],
  play: async () => {
    await open(2);
    await expect(await screen.findByText('Image 2 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('Image 3 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(await screen.findByText('Image 5 of 5')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /Open image 2 of 5/ })).toHaveFocus());
  },
};

export const Buttons: Story = {
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await open(5);
    await userEvent.click(screen.getByRole('button', { name: 'Next image' }));
    await expect(await screen.findByText('Image 1 of 5')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous image' }));
    await expect(await screen.findByText('Image 5 of 5')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const Swipe: Story = {
  name: 'On phones a swipe changes the image',
  tags: ['!autodocs', 'test-only'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await open(1);
    const picture = screen.getByRole('figure');
    await fireEvent.pointerDown(picture, { clientX: 300, clientY: 300 });
    await fireEvent.pointerUp(picture, { clientX: 120, clientY: 310 });
    await expect(await screen.findByText('Image 2 of 5')).toBeInTheDocument();
    await fireEvent.pointerDown(picture, { clientX: 100, clientY: 300 });
    await fireEvent.pointerUp(picture, { clientX: 260, clientY: 290 });
    await expect(await screen.findByText('Image 1 of 5')).toBeInTheDocument();
  },
};

/** In right-to-left writing the left arrow key shows the next image. */
export const RightToLeft: Story = {
  globals: { locale: 'ar-AE' },
  render: () => <GalleryWithLightbox />,
  play: async () => {
    await open(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await screen.findByText('Image 2 of 5')).toBeInTheDocument();
  },
};
