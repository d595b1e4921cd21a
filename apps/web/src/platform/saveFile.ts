/** Safari reads the file some time after the click: revoked earlier, the download fails. */
const REVOKE_AFTER_MILLISECONDS = 60_000;

/**
 * Downloads a file made in the browser.
 *
 * @param type its media type
 */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MILLISECONDS);
}
