/** Safari reads the file some time after the click: revoked earlier, the download fails. */
const REVOKE_AFTER_MILLISECONDS = 60_000;

/**
 * Downloads a file made in the browser.
 *
 * @param type its media type
 */
export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }));

/** Downloads a file that was received. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MILLISECONDS);
}
