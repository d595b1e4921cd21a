import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the repository for rules and generators, by their path from its root, with slashes. */
export interface Tree {
  readonly files: readonly string[];
  read(file: string): string;
}

/** New and changed files of a generator: the whole text by path. */
export type Changes = ReadonlyMap<string, string>;

const folders = ['openapi', 'packages', 'apps', 'scripts', 'e2e', 'bench'];
const ignored = /(^|\/)(node_modules|dist|\.data)$/;

/** Reads the files below a root, without installed and built ones. */
export function readTree(root: string): Tree {
  const files = folders.flatMap((folder) => listFiles(root, folder));
  return { files, read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

function listFiles(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignored.test(file) ? [] : listFiles(root, file);
    return [file];
  });
}

export const withChanges = (tree: Tree, changes: Changes): Tree => ({
  files: [...new Set([...tree.files, ...changes.keys()])],
  read: (file) => changes.get(file) ?? tree.read(file),
});
