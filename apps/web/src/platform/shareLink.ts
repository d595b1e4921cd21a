/** What became of a link that was to be shared. */
export type Shared = 'shared' | 'copied' | 'failed';

/** What of a browser's navigator is needed. */
interface Device {
  readonly share?: (data: ShareData) => Promise<void>;
  readonly clipboard: Pick<Clipboard, 'writeText'>;
}

/** Shares by the device's own function; where there is none, copies the link (BLOG-10). */
export async function shareLink(device: Device, title: string, url: string): Promise<Shared> {
  if (device.share) {
    // Whoever closes the device's own dialog has seen what happens.
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
