import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository, as rules and generators see them: by their path from its root, with slashes. */
export interface Tree {
  readonly files: readonly string[];
  read(file: string): string;
}

/** What a generator writes: whole texts by file, new or changed. */
export type Changes = ReadonlyMap<string, string>;

const folders = ['openapi', 'packages', 'apps', 'scripts', 'e2e', 'bench'];
const passed = /(^|\/)(node_modules|dist|\.data)$/;

/** The files below a root, without what is installed or built. */
export function treeOf(root: string): Tree {
  const files = folders.flatMap((folder) => filesBelow(root, folder));
  return { files, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return passed.test(place) ? [] : filesBelow(root, place);
    return [place];
  });
}

/** The same files with the changes made to them. */
export const withChanges = (tree: Tree, changes: Changes): Tree => ({
  files: [...new Set([...tree.files, ...changes.keys()])],
  read: (file) => changes.get(file) ?? tree.read(file),
});
