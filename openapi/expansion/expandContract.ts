import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { completeExample } from './completeExample.ts';
import { completeOperation, type OperationSource } from './completeOperation.ts';
import { completePage, isPage } from './completePage.ts';
import { fillTemplate } from './fillTemplate.ts';

const sources = path.join(import.meta.dirname, '..');

/**
 * Writes the contract as plain OpenAPI documents, which any tool can read: templates are filled, and operations and
 * pages get what the rules in README.md add.
 *
 * @param target an empty or missing folder, or one that an earlier expansion wrote
 */
export function expandContract(target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const part of ['openapi.yaml', 'shared', 'resources']) {
    cpSync(path.join(sources, part), path.join(target, part), { recursive: true });
  }
  fillTemplates(target);
  const paths = readPaths(target);
  for (const file of globSync('resources/*/*.yaml', { cwd: target })) {
    rewrite<OperationSource>(target, file, (operation) =>
      completeOperation(operation, { file, path: findPath(paths, file) }),
    );
  }
  completeExamples(target);
  for (const file of globSync('resources/*/schemas/*Page.yaml', { cwd: target })) {
    rewrite<object>(target, file, (schema) => (isPage(schema) ? completePage(schema) : schema));
  }
}

interface Template {
  /** Values that a declaration may replace. */
  readonly defaults: Values;
  /** By their paths in the folder of the declaration. */
  readonly files: Readonly<Record<string, object>>;
}

type Values = Readonly<Record<string, string>>;

/** Fills `templates/<template>.yaml` for each `<name>.<template>.yaml`. A file that exists replaces the template's. */
function fillTemplates(target: string): void {
  for (const declaration of globSync('resources/*/*.*.yaml', { cwd: target })) {
    const folder = path.join(target, path.dirname(declaration));
    const template = read<Template>(path.join(sources, 'templates'), path.basename(declaration).replace(/^\w+\./, ''));
    const values = { ...template.defaults, ...read<Values>(target, declaration) };
    for (const [file, part] of Object.entries(fillTemplate(template.files, values))) {
      if (!existsSync(path.join(folder, file))) write(path.join(folder, file), part);
    }
    rmSync(path.join(target, declaration));
  }
}

interface Example {
  readonly summary: string;
  readonly value: unknown;
}

/** An example's name is that of its file, in any folder. */
function completeExamples(target: string): void {
  const files = globSync('resources/*/examples/*.yaml', { cwd: target });
  const examples = new Map(files.map((file) => [path.basename(file, '.yaml'), read<Example>(target, file)]));
  for (const file of files) {
    rewrite<Example>(target, file, (example) => ({
      ...example,
      value: completeExample(example.value, (name) => examples.get(name)?.value),
    }));
  }
}

/** Returns the path of each operation's file. */
function readPaths(target: string): Readonly<Record<string, string>> {
  const { paths } = read<{ paths: Record<string, Record<string, { readonly $ref?: string }>> }>(target, 'openapi.yaml');
  return Object.fromEntries(
    Object.entries(paths).flatMap(([address, item]) =>
      Object.values(item).flatMap(({ $ref }) => ($ref ? [[$ref, address] as const] : [])),
    ),
  );
}

function findPath(paths: Readonly<Record<string, string>>, file: string): string {
  const address = paths[file];
  if (address === undefined) throw new Error(`${file} has no path in openapi.yaml`);
  return address;
}

function rewrite<Part extends object>(target: string, file: string, change: (part: Part) => object): void {
  write(path.join(target, file), change(read<Part>(target, file)));
}

const read = <Part>(folder: string, file: string): Part => parse(readFileSync(path.join(folder, file), 'utf8'));

/** Writes JSON, which is YAML as well. */
function write(file: string, part: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(part, undefined, 2)}\n`);
}
