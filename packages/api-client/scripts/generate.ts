/** Makes everything that follows from the contract: types, the table of operations, and the examples of the mocks. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type Contract, operationsOf, readContract } from './contract.ts';
import { writeExamples } from './writeExamples.ts';
import { writeCommonOperations, writeOtherOperations } from './writeOperations.ts';

const HEADER = '/** Made from the contract by `npm run generate`; not to be edited. */\n';

const contract = readContract();
const operations = operationsOf(contract);

write('generated/schema.ts', await writeSchema(contract));
write('generated/entities.ts', writeEntities(contract));
write('generated/operations.ts', writeCommonOperations(operations));
write('generated/otherOperations.ts', writeOtherOperations(operations));
write('mocks/generated/examples.ts', writeExamples(operations));

async function writeSchema(source: Contract): Promise<string> {
  const typed: OpenAPI3 = JSON.parse(JSON.stringify(source), dropPresence);
  return astToString(await openapiTypescript(typed, { defaultNonNullable: false }));
}

/** "One of these members must be there" is no shape, and would be typed as `unknown`. */
function dropPresence(_: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('anyOf' in node) || !Array.isArray(node.anyOf)) return node;
  const { anyOf, ...rest } = node;
  return anyOf.every((part: object) => Object.keys(part).join() === 'required') ? rest : node;
}

/** Every schema under its own name. */
function writeEntities({ components }: Contract): string {
  const names = Object.keys(components.schemas).sort();
  const lines = names.map((name) => `export type ${name} = components['schemas']['${name}'];\n`);
  return `import type { components } from './schema.ts';\n\n${lines.join('')}`;
}

function write(file: string, text: string): void {
  writeFileSync(fileURLToPath(new URL(`../src/${file}`, import.meta.url)), HEADER + text);
}
