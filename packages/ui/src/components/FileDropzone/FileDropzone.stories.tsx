import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { FileDropzone } from './FileDropzone.tsx';

const photo = new File(['x'.repeat(2000)], 'beach.png', { type: 'image/png' });
const large = new File(['x'.repeat(9000)], 'dunes.png', { type: 'image/png' });
const sheet = new File(['a,b'], 'prices.csv', { type: 'text/csv' });

/** Chooses files as the browser's dialog does. */
async function choose(input: HTMLElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  if (input instanceof HTMLInputElement) input.files = transfer.files;
  await fireEvent.change(input);
}

const meta = {
  component: FileDropzone,
  args: { label: 'Photos', name: 'photos', multiple: true, onChange: fn() },
} satisfies Meta<typeof FileDropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const SingleFile: Story = { args: { label: 'Photo', multiple: false } };
export const Required: Story = { args: { required: true, description: 'PNG or JPEG, up to 5 MB each.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Invalid: Story = {
  args: { errorMessage: 'Add at least one photo.', description: 'PNG or JPEG, up to 5 MB each.' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Photos');
    await expect(input).toHaveAccessibleDescription('Add at least one photo. PNG or JPEG, up to 5 MB each.');
    await expect(input).toBeInvalid();
  },
};

export const Chosen: Story = {
  name: 'Files are listed with their size and added to a form; removing one returns the focus to the field',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Photos');
    await choose(input, photo);
    await choose(input, large);
    await expect(args.onChange).toHaveBeenLastCalledWith([photo, large]);
    await expect([...(input.files ?? [])]).toEqual([photo, large]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 files chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove beach.png' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([large]);
    await expect([...(input.files ?? [])]).toEqual([large]);
    await expect(input).toHaveFocus();
    await expect(canvas.getByText('9 kB')).toBeVisible();
  },
};

export const Rejected: Story = {
  name: 'Files with another type or a larger size are rejected with the reason; the others are added',
  args: { accept: ['image/*'], maxBytes: 5000 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Photos');
    await choose(input, photo, large, sheet);
    await expect(args.onChange).toHaveBeenLastCalledWith([photo]);
    await expect(canvas.getByText(/dunes.png is larger than 5 kB/)).toBeVisible();
    await expect(input).toHaveAccessibleDescription(
      'dunes.png is larger than 5 kB. prices.csv has a type that is not accepted.',
    );
  },
};

export const Over: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragEnter(canvas.getByLabelText('Photos'));
  },
};

export const LongText: Story = {
  args: { label: 'Fotos von der Wüste, vom Abendessen und von den Sternen über dem Beduinenzelt' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = 'Wüstensafari-mit-Abendessen-und-Sternenbeobachtung-und-Übernachtung-im-Beduinenzelt.png';
    await choose(canvas.getByLabelText(/^Fotos/), new File(['x'], name, { type: 'image/png' }));
    await expect(canvas.getByText(name)).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { label: 'الصور' },
  globals: { locale: 'ar-AE' },
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('الصور'), photo);
    await expect(canvas.getByText('beach.png')).toBeVisible();
  },
};
