import { fireEvent } from 'storybook/test';

/** Chooses generated pictures with these names in a file field. */
export async function choosePictures(input: HTMLElement, ...names: readonly string[]): Promise<void> {
  const transfer = new DataTransfer();
  for (const [index, name] of names.entries()) transfer.items.add(await drawPicture(name, index));
  // `userEvent.upload` makes the list of files read-only, which the field changes itself.
  (input as HTMLInputElement).files = transfer.files;
  fireEvent.change(input);
}

/** Returns a PNG file in a colour of its own. */
async function drawPicture(name: string, index: number): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.fillStyle = `hsl(${30 + index * 140} 50% 55%)`;
  context.fillRect(0, 0, 640, 480);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}
