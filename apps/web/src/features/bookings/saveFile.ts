/** Downloads a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), MILLISECONDS_TO_READ);
}

const MILLISECONDS_TO_READ = 60_000;
