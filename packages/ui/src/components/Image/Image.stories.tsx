import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { picture } from '../../testing/picture.ts';
import { box } from './Image.stories.css.ts';
import { Image, type ImageProps } from './Image.tsx';

const meta = {
  component: Image,
  args: { src: picture('#e9a15b', '#5c2b22'), alt: 'Evening dunes with a caravan', priority: true },
  decorators: [
    (Story) => (
      <div className={box}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

const ratios: ImageProps['ratio'][] = ['square', 'poster', 'portrait', 'landscape', 'video', 'wide'];

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Evening dunes with a caravan' })).toBeVisible();
  },
};

export const All: Story = {
  render: (args) => (
    <Matrix rows={ratios} columns={[args.src, undefined]}>
      {(ratio, src) => (
        <div className={box}>
          <Image {...args} src={src} ratio={ratio} />
        </div>
      )}
    </Matrix>
  ),
};

/** The best format first, JPEG as the fallback. */
export const Sources: Story = {
  args: {
    sizes: '300px',
    sources: [{ type: 'image/svg+xml', srcSet: `${picture('#78bfc4', '#12303a')} 480w` }],
  },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvasElement.querySelector('source')).toHaveAttribute('type', 'image/svg+xml');
    await expect(canvas.getByRole('img')).toHaveAttribute('src', args.src);
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').currentSrc).not.toBe(args.src));
  },
};

/** The placeholder replaces a picture that fails to load, in a box of the same size. */
export const Failed: Story = {
  tags: ['IMG-04'],
  args: { src: '/no-such-picture.jpg', placeholder: picture('#f3ecdf', '#b3c0c2') },
  play: async ({ canvas, canvasElement, args }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', args.placeholder));
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Evening dunes with a caravan');
    await expect(canvasElement.getBoundingClientRect().height).toBe(before);
  },
};

/** An inline SVG with the same name replaces a placeholder that fails too. */
export const PlaceholderFailed: Story = {
  tags: ['IMG-04'],
  args: { placeholder: picture('#f3ecdf', '#b3c0c2') },
  play: async ({ canvas, canvasElement }) => {
    fireEvent.error(canvas.getByRole('img'));
    await waitFor(() => expect(canvasElement.querySelector('[data-placeholder]')).toBeVisible());
    fireEvent.error(canvas.getByRole('img'));
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Evening dunes with a caravan' })).toBeVisible();
  },
};

/** Without a picture the placeholder is shown. */
export const Missing: Story = {
  tags: ['IMG-04'],
  args: { src: undefined, placeholder: picture('#f3ecdf', '#b3c0c2') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', args.placeholder);
  },
};

export const Lazy: Story = {
  args: { priority: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('loading', 'lazy');
  },
};

/** An empty `alt` hides the picture from screen readers. */
export const Decorative: Story = {
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const WholePicture: Story = { args: { fit: 'contain', ratio: 'wide' } };

const focuses = [
  'top-left',
  'top',
  'top-right',
  'left',
  'centre',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;

/** The part of the picture that stays in view where it is cropped. */
export const Focus: Story = {
  render: (args) => (
    <Matrix rows={focuses} columns={['portrait', 'wide'] as const}>
      {(focus, ratio) => (
        <div className={box}>
          <Image {...args} alt={`${focus}, ${ratio}`} focus={focus} ratio={ratio} />
        </div>
      )}
    </Matrix>
  ),
  play: async ({ canvas }) => {
    const getPosition = (name: string) => getComputedStyle(canvas.getByRole('img', { name })).objectPosition;
    await expect(getPosition('top-left, portrait')).toBe('15% 15%');
    await expect(getPosition('bottom-right, wide')).toBe('85% 85%');
    await expect(getPosition('centre, wide')).toBe('50% 50%');
  },
};

/** The empty left of a wide scene is cropped. */
export const FocusRight: Story = {
  args: { focus: 'right', ratio: 'portrait' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).objectPosition).toBe('85% 50%');
  },
};
