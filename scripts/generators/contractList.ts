import { addressOf } from '../structure/addressOf.ts';
import type { Tree } from '../structure/tree.ts';
import { WrongWish } from './words.ts';

/** A list of the contract that can be shown without being told more. */
export interface ContractList {
  readonly operation: string;
  /** Whether it comes in pages, its items in `results`. */
  readonly isPaged: boolean;
  /** The member of an item to show. */
  readonly label: 'name' | 'title';
  /** The name of its first example. */
  readonly example: string;
}

/**
 * Finds a list in the contract by the name of its operation.
 *
 * @throws {WrongWish} where there is none, it must be told more, or its items have no name
 */
export function contractList(tree: Tree, operation: string): ContractList {
  const file = tree.files.find((one) => one.startsWith('openapi/resources/') && one.endsWith(`/${operation}.yaml`));
  if (!file) throw new WrongWish(`The contract has no operation ${operation}`);
  const text = tree.read(file);
  const address = addressOf(tree.read('openapi/openapi.yaml'), file.slice('openapi/'.length)) ?? '';
  if (!text.includes('security: []') || address.includes('{') || text.includes('required: true'))
    throw new WrongWish(`${operation} wants to be told more: write this page by hand`);
  const read = (folder: string, name: string) => tree.read(`${folder}/${name}.yaml`);
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/schemas`;
  const answer = text.match(/schema: \{ \$ref: \.\/schemas\/(\w+)\.yaml \}/)?.[1];
  const example = text.match(/examples:\n\s+(\w+):/)?.[1];
  const item = answer && read(folder, answer).match(/items: \{ \$ref: \.\/(\w+)\.yaml \}/)?.[1];
  if (!answer || !example || !item) throw new WrongWish(`${operation} is no list: write this page by hand`);
  const members = withBase(tree, folder, read(folder, item));
  const label = (['title', 'name'] as const).find((one) => new RegExp(`^ +${one}:`, 'm').test(members));
  if (!label) throw new WrongWish(`What ${operation} lists has neither name nor title: write this page by hand`);
  return { operation, isPaged: answer.endsWith('Page'), label, example };
}

/** The text of a schema with those it grows from. */
function withBase(tree: Tree, folder: string, schema: string): string {
  const bases = [...schema.matchAll(/\$ref: \.\/(\w+Base)\.yaml/g)].map(([, name]) =>
    withBase(tree, folder, tree.read(`${folder}/${name}.yaml`)),
  );
  return [schema, ...bases].join('\n');
}
