/** `npm run docs:generate`: writes the parts of documents that are generated from code. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createConfigTable } from '../apps/api/src/configTable.ts';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { root } from './commands.ts';
import { scaling } from './scaling.ts';

const apiUrl = '| `API_URL` |  | Address of the API if it runs in another process; only the web host reads it |';

/** The generated parts: document, name of the part, its text. */
export const parts: readonly (readonly [document: string, part: string, text: string])[] = [
  ['docs/configuration.md', 'variables', `${createConfigTable()}\n${apiUrl}`],
  ['docs/scaling.md', 'arithmetic', scaling(readFileSync(path.join(root, 'bench', 'README.md'), 'utf8'))],
];

/**
 * Replaces the text between `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws Error if the document has no such part
 */
export function replacePart(document: string, name: string, text: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = document.split(open);
  const after = rest?.split(close)[1];
  if (before === undefined || after === undefined) throw new Error(`There is no part ${name}`);
  return `${before}${open}\n\n${text}\n\n${close}${after}`;
}

if (import.meta.main) {
  createCommand({
    name: 'npm run docs:generate',
    purpose: `Writes the generated parts of ${parts.map(([document]) => document).join(' and ')}.`,
    examples: [''],
  }).parse();
  for (const [document, part, text] of parts) {
    const file = path.join(root, document);
    writeFileSync(file, replacePart(readFileSync(file, 'utf8'), part, text));
  }
}
