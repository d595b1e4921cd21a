/**
 * Adds a component, a page or an operation as one of us would have written it, small and complete: it passes every
 * check from its first minute. docs/adding.md says what to do then.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { npmRun, root, run } from './commands.ts';
import { component } from './generators/component.ts';
import { operation } from './generators/operation.ts';
import { route } from './generators/route.ts';
import { WrongWish } from './generators/words.ts';
import { type Changes, type Tree, treeOf } from './structure/tree.ts';

const usage = `npm run new -- component <Name> "<what it is for, in a sentence>"
npm run new -- pattern <Name> "<what it is for, in a sentence>"
npm run new -- route <part-of-the-address> "<title>" "<what the page is for, in a sentence>" [--list <operationId>]
npm run new -- operation <tag> <operationId> <table> <row> "<what it gives, in a sentence>"`;

function changesFor(tree: Tree): Changes {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { list: { type: 'string' } } });
  const [kind, first = '', second = '', third = '', fourth = '', fifth = ''] = positionals;
  if (kind === 'component' && second !== '')
    return component(tree, { name: first, purpose: second, kind: 'components' });
  if (kind === 'pattern' && second !== '') return component(tree, { name: first, purpose: second, kind: 'patterns' });
  if (kind === 'route' && third !== '')
    return route(tree, { name: first, title: second, lead: third, list: values.list });
  if (kind === 'operation' && fifth !== '')
    return operation(tree, { tag: first, id: second, table: third, row: fourth, summary: fifth });
  throw new WrongWish(usage);
}

function write(changes: Changes): void {
  for (const [file, text] of changes) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(file);
  }
}

/** What is generated from what has changed: the contract's types, and what packages give to others. */
async function writeAnew(changes: Changes): Promise<void> {
  const [isOperation, isComponent] = ['openapi/openapi.yaml', 'packages/ui/src/index.ts'].map((file) =>
    changes.has(file),
  );
  if (isOperation) await npmRun('generate', ['--output-logs=errors-only']);
  if (isOperation || isComponent) await npmRun('api:report', ['--write']);
  if (isComponent) await npmRun('size', ['--write'], { quiet: true });
}

try {
  const changes = changesFor(treeOf(root));
  write(changes);
  const formatted = [...changes.keys()].filter((file) => /\.tsx?$/.test(file));
  await run('npx', ['--no', '--', 'biome', 'check', '--write', '--log-level=error', ...formatted]);
  await writeAnew(changes);
} catch (error) {
  if (!(error instanceof WrongWish)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
