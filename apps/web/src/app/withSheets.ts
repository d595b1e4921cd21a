const sheets = new Map<string, Promise<void>>();

/**
 * Loads a lazy module after its style sheets. The build wraps each `import()` with it (`vite.config.ts`).
 *
 * @param load the import
 * @param files paths of its style sheets, without a leading slash
 * @throws when a style sheet can't be loaded; the next call retries
 */
export const withSheets = async <Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  await Promise.all(files.map(fetched));
  return load();
};

function fetched(file: string): Promise<void> {
  const known = sheets.get(file);
  if (known) return known;
  const sheet = fetchSheet(`/${file}`);
  sheets.set(file, sheet);
  sheet.catch(() => sheets.delete(file));
  return sheet;
}

function fetchSheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"], [data-sheets~="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`No style sheet ${href}`));
    };
    document.head.append(link);
  });
}
