import type { Changes, Tree } from '../structure/tree.ts';
import { camel, InvalidArguments, kebab, sentence } from './names.ts';
import { renderTemplate } from './renderTemplate.ts';

/** Tables whose rows are all public. */
const publicTables = ['hotels', 'roomTypes', 'transferTypes', 'mealTypes', 'vehicles', 'blogCategories'];

export interface OperationArguments {
  /** A tag of the contract: `tours`. */
  readonly tag: string;
  /** The operation's id, such as `listHotelNames`: begins with list, ends with s. */
  readonly id: string;
  /** The table whose rows are listed. */
  readonly table: string;
  /** The ID of its requirement. */
  readonly row: string;
  /** What it returns, in a sentence. */
  readonly summary: string;
}

interface Operation extends OperationArguments {
  /** The name of the list's schema, such as `HotelNames`. */
  readonly many: string;
  readonly address: string;
}

/**
 * Generates an operation that lists the rows of a table by name: contract, example, query, handler, test.
 *
 * @throws {InvalidArguments} if the tag, id, table or requirement is invalid, or the id exists
 */
export function operation(tree: Tree, args: OperationArguments): Changes {
  const { tag, id, table, row, summary } = args;
  const contract = tree.read('openapi/openapi.yaml');
  const many = id.match(/^list(([A-Z][a-z0-9]+)+s)$/)?.[1];
  if (!many) throw new InvalidArguments(`${id} is not the name of a list: write it like listHotelNames`);
  if (!contract.includes(`- { name: ${tag},`)) throw new InvalidArguments(`The contract has no tag ${tag}`);
  if (!publicTables.includes(table))
    throw new InvalidArguments(`The table ${table} is not public; these are: ${publicTables.join(', ')}`);
  if (!/^[A-Z]+-\d+$/.test(row)) throw new InvalidArguments(`${row} is not the ID of a requirement, such as API-78`);
  if (tree.files.some((file) => file.endsWith(`/${id}.yaml`))) throw new InvalidArguments(`${id} exists already`);
  const one = many.slice(0, -1);
  const address = `/${tag}/${kebab(many)}/`;
  const created: Operation = { ...args, many, address };
  const values = {
    id,
    tag,
    row,
    table,
    many,
    one,
    address,
    manyCamel: camel(many),
    title: JSON.stringify(summary.replace(/\.$/, '')),
    summary: sentence(summary),
    summaryWithoutStop: sentence(summary).replace(/\.$/, ''),
    quotedSummary: JSON.stringify(sentence(summary)),
  };
  const render = (template: string) => renderTemplate(`operation/${template}`, values);
  const folder = `openapi/resources/${tag}`;
  const handlers = `apps/api/src/resources/${tag}/${camel(tag)}Operations.ts`;
  const calls = 'openapi/contract.test.ts';
  return new Map([
    [`${folder}/${id}.yaml`, render('operation.yaml')],
    [`${folder}/schemas/${one}.yaml`, render('item.yaml')],
    [`${folder}/schemas/${many}.yaml`, render('list.yaml')],
    [`${folder}/examples/${camel(many)}.yaml`, render('example.yaml')],
    ['openapi/openapi.yaml', addPath(contract, created)],
    [calls, addCall(tree.read(calls), created)],
    [`apps/api/src/db/catalogue/${camel(many)}.ts`, render('query.ts')],
    [handlers, addHandler(tree.read(handlers), created, render('handler.ts'))],
    [`apps/api/test/${tag}/${id}.test.ts`, render('handler.test.ts')],
  ]);
}

/** Adds the path after the last one of its tag. */
function addPath(contract: string, { tag, id, address }: Operation): string {
  const lines = contract.split('\n');
  const last = lines.findLastIndex((line) => line.includes(`$ref: resources/${tag}/`));
  return lines.toSpliced(last + 1, 0, `  ${address}:`, `    get: { $ref: resources/${tag}/${id}.yaml }`).join('\n');
}

const addCall = (calls: string, { row, id, address }: Operation) =>
  insertBefore(calls, "];\n\ndescribe('operations'", `  ['${row}', '${id}', 'get', '/api/v1${address}'],\n`);

/** Adds the handler as the first of its tag, and the import of its query. */
function addHandler(handlers: string, { tag, many }: Operation, handler: string): string {
  const query = `import { find${many} } from '../../db/catalogue/${camel(many)}.ts';\n`;
  const start = `export const ${camel(tag)}Operations = {\n`;
  return insertBefore(handlers, "import { operation } from '../../http/operation.ts';\n", query).replace(
    start,
    () => `${start}${handler}\n`,
  );
}

/** @throws Error if the text lacks the anchor */
function insertBefore(text: string, anchor: string, lines: string): string {
  if (!text.includes(anchor)) throw new Error(`There is no ${JSON.stringify(anchor)} to insert before`);
  return text.replace(anchor, () => lines + anchor);
}
