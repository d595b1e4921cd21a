import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..', '..', 'motifs');

/** The text of each file in `motifs/` by its name without the extension, for Node. */
export const files: ReadonlyMap<string, string> = new Map(
  globSync('*/*.svg', { cwd: folder }).map((file) => [
    path.basename(file, '.svg'),
    readFileSync(path.join(folder, file), 'utf8'),
  ]),
);
