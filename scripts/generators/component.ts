import type { Changes, Tree } from '../structure/tree.ts';
import { camel, InvalidArguments, sentence } from './names.ts';
import { renderTemplate } from './renderTemplate.ts';

const source = 'packages/ui/src';

export interface ComponentArguments {
  /** In Pascal case: `Ribbon`. */
  readonly name: string;
  /** What the component is for, in a sentence. */
  readonly purpose: string;
  /** The folder: a basic component, or a travel pattern that is made of components. */
  readonly kind: 'components' | 'patterns';
}

/**
 * Generates a component of the library: its file, styles, stories, guide and export.
 *
 * @throws {InvalidArguments} if the name is not in Pascal case, or exists
 */
export function component(tree: Tree, { name, purpose, kind }: ComponentArguments): Changes {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name))
    throw new InvalidArguments(`${name} is not a component name: write it like DateStrip`);
  const folders = ['components', 'patterns'].map((one) => `${source}/${one}/${name}/`);
  if (tree.files.some((file) => folders.some((folder) => file.startsWith(folder))))
    throw new InvalidArguments(`${name} exists already`);
  const index = `${source}/index.ts`;
  const line = `export { ${name}, type ${name}Props } from './${kind}/${name}/${name}.tsx';`;
  const values = { name, styleName: camel(name), purpose: sentence(purpose) };
  const files = ['.tsx', '.css.ts', '.stories.tsx', '.mdx'].map((extension): [string, string] => [
    `${source}/${kind}/${name}/${name}${extension}`,
    renderTemplate(`component/Component${extension}`, values),
  ]);
  return new Map([...files, [index, insertExport(tree.read(index), line)]]);
}

/** Returns the package's index with an export among those of its folder, in alphabetical order. */
function insertExport(index: string, line: string): string {
  const parseModule = (one: string) => one.match(/'(\.\/[^']+)'/)?.[1] ?? '';
  const lines = index.split('\n');
  const folder = parseModule(line).split('/').slice(0, 2).join('/');
  const next = lines.findIndex(
    (one) => parseModule(one).startsWith(`${folder}/`) && parseModule(one) > parseModule(line),
  );
  const last = lines.findLastIndex((one) => parseModule(one).startsWith(`${folder}/`));
  return lines.toSpliced(next === -1 ? last + 1 : startOfExport(lines, next), 0, line).join('\n');
}

/** An export of several names takes several lines, and names its module in the last. */
const startOfExport = (lines: readonly string[], end: number): number =>
  lines.findLastIndex((one, index) => index <= end && one.startsWith('export'));
