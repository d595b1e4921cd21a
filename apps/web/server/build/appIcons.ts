import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { clientFolder } from '../folders.ts';

/** The sizes that browsers require of an installable app. */
const sizes = [192, 512];
/** Of Apple's home screen, which rounds the corners itself. */
const appleSize = 180;
/** Devices crop a maskable icon to a circle of four fifths of its width. */
const MASKABLE_SIZE = 512;
const SAFE_SHARE = 0.8;
/** The colour of the favicon's ground. */
const ground = '#0B7A80';

/** Renders the icons of the installed app from the favicon. */
export async function writeAppIcons(): Promise<void> {
  const svg = await readFile(path.join(clientFolder, 'favicon.svg'));
  const folder = path.join(clientFolder, 'icons');
  await mkdir(folder, { recursive: true });
  const render = (size: number) => sharp(svg, { density: (72 * size) / 32 }).resize(size, size);
  const inner = await render(Math.round(MASKABLE_SIZE * SAFE_SHARE))
    .png()
    .toBuffer();
  const onGround = (size: number) => sharp({ create: { width: size, height: size, channels: 3, background: ground } });
  await Promise.all([
    ...sizes.map((size) =>
      render(size)
        .png()
        .toFile(path.join(folder, `${size}.png`)),
    ),
    render(appleSize).flatten({ background: ground }).png().toFile(path.join(folder, 'apple-touch.png')),
    onGround(MASKABLE_SIZE)
      .composite([{ input: inner }])
      .png()
      .toFile(path.join(folder, 'maskable.png')),
  ]);
}
