/**
 * Generates what other packages read of the contract into `dist/`, after `redocly bundle`:
 *
 * - `schema.d.ts`: the types of paths, operations and components, by openapi-typescript
 * - `entities.d.ts`: each schema under its own name
 * - `callers.d.ts`: who may call each operation
 * - `defaults.d.ts`: the parameters and members of bodies that have a default
 * - `operations.js`, `personalReads.js`: method, path and traits of each operation, for the client
 * - `limits.js`: the limits of what staff enter, for forms
 * - `examples.json`: the contract's examples, for mocks
 * - `redoc.js`: the page script of the contract's reference
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { type Contract, listOperations, readContract } from './contract.ts';
import { writeExamples } from './writeExamples.ts';
import { writeLimits } from './writeLimits.ts';
import { declareOperations, writeOperations, writePersonalReads } from './writeOperations.ts';

const HEADER = '/** Generated from the contract by `npm run build -w @aitours/openapi`. */\n';

const contract = readContract();
const operations = listOperations(contract);
const examples = writeExamples(contract, operations);
const limits = writeLimits(contract, operations);

write('schema.d.ts', HEADER + (await schemaTypes(contract)));
write('entities.d.ts', HEADER + entityTypes(contract));
write('callers.d.ts', HEADER + callerTypes());
write('defaults.d.ts', HEADER + defaultTypes());
write('operations.js', HEADER + writeOperations(operations));
write('operations.d.ts', HEADER + declareOperations());
write('personalReads.js', HEADER + writePersonalReads(operations));
write('personalReads.d.ts', `${HEADER}export declare const personalReads: readonly string[];\n`);
write('limits.js', HEADER + limits.code);
write('limits.d.ts', HEADER + limits.types);
write('examples.json', examples.json);
write('examples.d.ts', HEADER + examples.types);
write('redoc.js', readRedoc());

/** Its logo, which is hidden when it can't be loaded, is on another site. */
function readRedoc(): string {
  const file = new URL(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  return readFileSync(file, 'utf8').replace('https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,');
}

async function schemaTypes(source: Contract): Promise<string> {
  const typed: OpenAPI3 = JSON.parse(JSON.stringify(source), withoutRequiredAlternatives);
  return astToString(await openapiTypescript(typed, { defaultNonNullable: false, silent: true }));
}

/** Drops `anyOf` lists that only require one of several members: they would be typed as `unknown`. */
function withoutRequiredAlternatives(_: string, node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('anyOf' in node) || !Array.isArray(node.anyOf)) return node;
  const { anyOf, ...rest } = node;
  return anyOf.every((part: object) => Object.keys(part).join() === 'required') ? rest : node;
}

function entityTypes({ components }: Contract): string {
  const names = Object.keys(components.schemas).sort();
  const lines = names.map((name) => `export type ${name} = components['schemas']['${name}'];\n`);
  return `import type { components } from './schema.js';\n\n${lines.join('')}`;
}

function callerTypes(): string {
  const lines = operations.map(({ id, caller }) => `  ${id}: '${caller}';\n`);
  return `export interface Callers {\n${lines.join('')}}\n`;
}

function defaultTypes(): string {
  const union = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';
  const lines = operations.map(
    ({ id, defaults: { query, body } }) => `  ${id}: { query: ${union(query)}; body: ${union(body)} };\n`,
  );
  return `export interface Defaults {\n${lines.join('')}}\n`;
}

function write(file: string, text: string): void {
  writeFileSync(new URL(`../dist/${file}`, import.meta.url), text);
}
