/** The outcome of sharing a link. */
export type Shared = 'shared' | 'copied' | 'failed';

/** The part of the browser's navigator that is used. */
interface Device {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
}

/** Shares with the device's share function, else copies the link (BLOG-10). */
export async function shareLink(device: Device, title: string, url: string): Promise<Shared> {
  if (device.share) {
    // Closing the device's dialog rejects; that is no error.
    await device.share({ title, url }).catch(() => undefined);
    return 'shared';
  }
  try {
    await device.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
