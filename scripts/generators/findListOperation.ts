import { findPath } from '../structure/findPath.ts';
import type { Tree } from '../structure/tree.ts';
import { InvalidArguments } from './names.ts';

/** An operation of the contract that lists items and needs no parameters. */
export interface ListOperation {
  readonly operation: string;
  /** Whether the response is a page, with its items in `results`. */
  readonly isPaged: boolean;
  /** The property of an item that a page shows. */
  readonly label: 'name' | 'title';
  /** The name of its first example. */
  readonly example: string;
}

/**
 * Finds a list operation in the contract by its id.
 *
 * @throws {InvalidArguments} if there is none, it needs parameters or a token, or its items have no name
 */
export function findListOperation(tree: Tree, operation: string): ListOperation {
  const file = tree.files.find((one) => one.startsWith('openapi/resources/') && one.endsWith(`/${operation}.yaml`));
  if (!file) throw new InvalidArguments(`The contract has no operation ${operation}`);
  const text = tree.read(file);
  const address = findPath(tree.read('openapi/openapi.yaml'), file.slice('openapi/'.length)) ?? '';
  if (!text.includes('security: []') || address.includes('{') || text.includes('required: true'))
    throw new InvalidArguments(`${operation} needs parameters or a token: write this page by hand`);
  const read = (folder: string, name: string) => tree.read(`${folder}/${name}.yaml`);
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/schemas`;
  const schema = text.match(/schema: \{ \$ref: \.\/schemas\/(\w+)\.yaml \}/)?.[1];
  const example = text.match(/examples:\n\s+(\w+):/)?.[1];
  const item = schema && read(folder, schema).match(/(?:items: \{ \$ref|x-page: \{ of): \.\/(\w+)\.yaml/)?.[1];
  if (!schema || !example || !item) throw new InvalidArguments(`${operation} is not a list: write this page by hand`);
  const properties = readWithBases(tree, folder, read(folder, item));
  const label = (['title', 'name'] as const).find((one) => new RegExp(`^ +${one}:`, 'm').test(properties));
  if (!label)
    throw new InvalidArguments(`The items of ${operation} have neither name nor title: write this page by hand`);
  return { operation, isPaged: schema.endsWith('Page'), label, example };
}

/** Returns the text of a schema and of the schemas that it extends. */
function readWithBases(tree: Tree, folder: string, schema: string): string {
  const bases = [...schema.matchAll(/\$ref: \.\/(\w+Base)\.yaml/g)].map(([, name]) =>
    readWithBases(tree, folder, tree.read(`${folder}/${name}.yaml`)),
  );
  return [schema, ...bases].join('\n');
}
