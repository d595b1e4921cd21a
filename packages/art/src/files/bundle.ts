declare global {
  interface ImportMeta {
    glob(pattern: string, options: { query: '?raw'; import: 'default'; eager: true }): Record<string, string>;
  }
}

const found = import.meta.glob('../../motifs/*/*.svg', { query: '?raw', import: 'default', eager: true });

/** The text of each file in `motifs/` by its name without the extension, for Vite's bundles. */
export const files: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([file, text]) => [file.replace(/^.*\/|\.svg$/g, ''), text]),
);
