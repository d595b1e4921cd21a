/** `npm run docs:generate`: writes into the documents what they take from the code. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configTable } from '../apps/api/src/configTable.ts';
import { root } from './commands.ts';
import { fillPart } from './fillPart.ts';
import { scaling } from './scaling.ts';

const hostsOwn = "| `API_URL` |  | Where the API runs, if not in the web host's process; only the web host reads it |";

/** The parts of documents that are written from the code: document, name of the part, its text. */
export const parts: readonly (readonly [document: string, part: string, text: string])[] = [
  ['docs/configuration.md', 'variables', `${configTable()}\n${hostsOwn}`],
  ['docs/scaling.md', 'arithmetic', scaling(readFileSync(path.join(root, 'bench', 'README.md'), 'utf8'))],
];

if (import.meta.main) {
  for (const [document, part, text] of parts) {
    const file = path.join(root, document);
    writeFileSync(file, fillPart(readFileSync(file, 'utf8'), part, text));
  }
}
