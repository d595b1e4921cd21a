import type { Changes, Tree } from '../structure/tree.ts';
import { camel, kebab, sentence, WrongWish } from './words.ts';

/** Tables that everybody may read all of: no drafts, no persons. */
const openTables = ['hotels', 'roomTypes', 'transferTypes', 'mealTypes', 'vehicles', 'blogCategories'];

export interface OperationWish {
  /** A tag of the contract: `tours`. */
  readonly tag: string;
  /** `listHotelNames`: begins with list, ends with s. */
  readonly id: string;
  /** The table whose rows are listed. */
  readonly table: string;
  /** The row of the requirements that wants it. */
  readonly row: string;
  /** What it gives, in a sentence. */
  readonly summary: string;
}

/** All that the texts below need to know. */
interface Operation extends OperationWish {
  /** What is listed: `HotelNames`, each a `HotelName`. */
  readonly many: string;
  readonly one: string;
  readonly address: string;
}

/**
 * An operation that lists the rows of a table by name: contract, example, query, handler, test.
 *
 * @throws {WrongWish} when tag, name, table or row are none, or the name is taken
 */
export function operation(tree: Tree, wish: OperationWish): Changes {
  const { tag, id, table, row } = wish;
  const contract = tree.read('openapi/openapi.yaml');
  const many = id.match(/^list(([A-Z][a-z0-9]+)+s)$/)?.[1];
  if (!many) throw new WrongWish(`${id} is no name of a list: call it like listHotelNames`);
  if (!contract.includes(`- { name: ${tag},`)) throw new WrongWish(`The contract has no tag ${tag}`);
  if (!openTables.includes(table))
    throw new WrongWish(`Of ${table} not everybody may read everything; of these they may: ${openTables.join(', ')}`);
  if (!/^[A-Z]+-\d+$/.test(row)) throw new WrongWish(`${row} is no row of the requirements: name it like API-78`);
  if (tree.files.some((file) => file.endsWith(`/${id}.yaml`))) throw new WrongWish(`There is a ${id} already`);
  const made: Operation = { ...wish, many, one: many.slice(0, -1), address: `/${tag}/${kebab(many)}/` };
  const folder = `openapi/resources/${tag}`;
  const list = 'apps/api/src/resources/operations.ts';
  const calls = 'openapi/contract.test.ts';
  return new Map([
    [`${folder}/${id}.yaml`, operationFile(made)],
    [`${folder}/schemas/${made.one}.yaml`, itemFile(made)],
    [`${folder}/schemas/${many}.yaml`, listFile(made)],
    [`${folder}/examples/${camel(many)}.yaml`, exampleFile(made)],
    ['openapi/openapi.yaml', withAddress(contract, made)],
    [calls, withCall(tree.read(calls), made)],
    [`apps/api/src/db/${camel(many)}.ts`, query(made)],
    [`apps/api/src/resources/${tag}/${id}.ts`, handler(made)],
    [list, withOperation(tree.read(list), made)],
    [`apps/api/test/${tag}/${id}.test.ts`, test(made)],
  ]);
}

/** After the last address of its tag. */
function withAddress(contract: string, { tag, id, address }: Operation): string {
  const lines = contract.split('\n');
  const last = lines.findLastIndex((line) => line.includes(`$ref: resources/${tag}/`));
  return lines.toSpliced(last + 1, 0, `  ${address}:`, `    get: { $ref: resources/${tag}/${id}.yaml }`).join('\n');
}

const withCall = (calls: string, { row, id, address }: Operation) =>
  calls.replace(
    "\n];\n\ndescribe('calls'",
    `\n  ['${row}', '${id}', 'get', '/api/v1${address}'],\n];\n\ndescribe('calls'`,
  );

const withOperation = (list: string, { tag, id }: Operation) =>
  list
    .replace('\n\n/** Everything', `\nimport { ${id} } from './${tag}/${id}.ts';\n\n/** Everything`)
    .replace(/\n\];\n$/, `\n  ${id},\n];\n`);

const operationFile = ({ id, tag, row, summary, many }: Operation) => `operationId: ${id}
tags: [${tag}]
summary: ${JSON.stringify(summary.replace(/\.$/, ''))}
description: ${row}.
security: []
parameters:
  - { $ref: ../../shared/parameters/IfNoneMatch.yaml }
responses:
  '200':
    description: ${JSON.stringify(sentence(summary))}
    headers:
      ETag: { $ref: ../../shared/headers/ETag.yaml }
      Cache-Control: { $ref: ../../shared/headers/CacheControl.yaml }
    content:
      application/json:
        schema: { $ref: ./schemas/${many}.yaml }
        examples:
          ${camel(many)}: { $ref: ./examples/${camel(many)}.yaml }
  '304': { $ref: ../../shared/responses/NotModified.yaml }
  '400': { $ref: ../../shared/responses/InvalidRequest.yaml }
  '429': { $ref: ../../shared/responses/TooManyRequests.yaml }
  '500': { $ref: ../../shared/responses/InternalError.yaml }
  '503': { $ref: ../../shared/responses/ServiceUnavailable.yaml }
`;

const itemFile = ({ row }: Operation) => `description: One of them, by its name (${row}).
type: object
additionalProperties: false
required: [id, name]
properties:
  id: { $ref: ../../../shared/schemas/Id.yaml }
  name: { description: As travellers read it., type: string, maxLength: 200 }
`;

const listFile = ({ one, summary }: Operation) => `description: ${JSON.stringify(sentence(summary))}
type: array
items: { $ref: ./${one}.yaml }
maxItems: 200
`;

const exampleFile = (_: Operation) => `summary: Two of them
value:
  - { id: '1', name: First }
  - { id: '2', name: Second }
`;

const query = ({ table, many, summary }: Operation) => `import { asc } from 'drizzle-orm';
import type { Database } from './database.ts';
import { ${table} } from './schema.ts';

/** As many as the contract lets an answer have. */
const most = 200;

/** ${sentence(summary)} By name. */
export const find${many} = (db: Database) =>
  db
    .select({ id: ${table}.id, name: ${table}.name })
    .from(${table})
    .orderBy(asc(${table}.name), asc(${table}.id))
    .limit(most);
`;

const handler = ({ id, many, row, summary }: Operation) => `import { operation } from '../../contract/operation.ts';
import { find${many} } from '../../db/${camel(many)}.ts';

/** ${sentence(summary).replace(/\.$/, '')} (${row}). */
export const ${id} = operation('${id}', async ({ db }) => ({ status: 200, body: await find${many}(db) }));
`;

const test = ({ id, row, address, table }: Operation) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { ${table} } from '../../src/db/schema.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedShop(api.services.db, { now: api.clock.now(), password: null });
});
afterAll(() => api.close());

test('${row} ${id}: all of them, by name', async () => {
  const answer = await api.call('GET', '${address}');
  expect(answer.statusCode).toBe(200);
  const names: string[] = answer.json().map(({ name }: { name: string }) => name);
  expect(names.length).toBe(await api.services.db.$count(${table}));
  expect(names).toEqual(names.toSorted());
});
`;
