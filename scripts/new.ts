/** `npm run new`: generates a component, page or operation that passes every check. docs/adding.md describes the rest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { npmRun, root, run } from './commands.ts';
import { component } from './generators/component.ts';
import { InvalidArguments } from './generators/names.ts';
import { operation } from './generators/operation.ts';
import { route } from './generators/route.ts';
import { type Changes, readTree, type Tree } from './structure/tree.ts';

const command = createCommand({
  name: 'npm run new',
  purpose: 'Generates a component, a travel pattern, a page or an operation of the API.',
  examples: [
    'component DateStrip "Shows the days of a week in a row"',
    'route gift-cards "Gift cards" "Cards for friends who travel"',
    'route stays Stays "All hotels" --list listHotels',
    'operation tours listHotelNames hotels API-78 "The names of all hotels"',
  ],
});
for (const [name, kind] of [
  ['component', 'components'],
  ['pattern', 'patterns'],
] as const) {
  command
    .command(`${name} <Name> <purpose>`)
    .description(`generates a ${name} of packages/ui; the purpose is a sentence`)
    .action((componentName: string, purpose: string) =>
      generate((tree) => component(tree, { name: componentName, purpose, kind })),
    );
}
command
  .command('route <path> <title> <lead>')
  .description('generates a page of the shop; the lead is a sentence')
  .option('--list <operationId>', 'an operation whose items the page lists')
  .action((name: string, title: string, lead: string, { list }: { list?: string }) =>
    generate((tree) => route(tree, { name, title, lead, list })),
  );
command
  .command('operation <tag> <operationId> <table> <requirement> <summary>')
  .description('generates an operation that lists the rows of a table; the summary is a sentence')
  .action((tag: string, id: string, table: string, row: string, summary: string) =>
    generate((tree) => operation(tree, { tag, id, table, row, summary })),
  );
await command.parseAsync();

async function generate(createChanges: (tree: Tree) => Changes): Promise<void> {
  try {
    const changes = createChanges(readTree(root));
    write(changes);
    const sources = [...changes.keys()].filter((file) => /\.tsx?$/.test(file));
    await run('biome', ['check', '--write', '--log-level=error', ...sources]);
    await updateGenerated(changes);
  } catch (error) {
    if (!(error instanceof InvalidArguments)) throw error;
    command.error(`error: ${error.message}`);
  }
}

function write(changes: Changes): void {
  for (const [file, text] of changes) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.log(file);
  }
}

/** Updates what is generated from the changed files: the contract's types, API reports and size limits. */
async function updateGenerated(changes: Changes): Promise<void> {
  const [isOperation, isComponent] = ['openapi/openapi.yaml', 'packages/ui/src/index.ts'].map((file) =>
    changes.has(file),
  );
  if (isOperation) await npmRun('generate', ['--output-logs=errors-only']);
  if (isOperation || isComponent) await npmRun('api:report', ['--write']);
  if (isComponent) await npmRun('size', ['--write'], { quiet: true });
}
