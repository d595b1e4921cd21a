import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicSurface } from './publicSurface.ts';

/** The surface of a package with these declarations, by file; `index` is what it gives. */
function surfaceOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'surface-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, `${name}.d.ts`), text);
  return publicSurface([{ specifier: 'shop', file: path.join(folder, 'index.d.ts') }], folder);
}

const shown = (section: string) => [...section.matchAll(/```ts\n(.*?)\n```/gs)].map(([, code]) => code);

it('shows each export by its public name, in alphabetical order, without words', () => {
  const index = "export { inner as price } from './parts';\n/** What it is. */\nexport declare const amount: 3;\n";
  const parts = 'export declare function inner(of: string): number;\nexport declare const kept: 1;\n';
  expect(shown(surfaceOf({ index, parts }))).toEqual([
    'const amount: 3;\nfunction inner(of: string): number; // as price',
  ]);
});

it('shows what exports lean on, once, however deep', () => {
  const index = "import type { Line } from './parts';\nexport declare function total(lines: Line[]): number;\n";
  const parts = 'export interface Line { parent?: Line; fare: Fare }\ninterface Fare { amount: number }\n';
  const [, behind] = shown(surfaceOf({ index, parts }));
  expect(behind?.replaceAll(/\s+/g, ' ')).toBe(
    'interface Fare { amount: number; } interface Line { parent?: Line; fare: Fare; }',
  );
});

it('changes with a member of a type that is only leaned on', () => {
  const index = "export declare const open: import('./parts').Hours;\n";
  const of = (member: string) => surfaceOf({ index, parts: `export interface Hours { ${member}: string }\n` });
  expect(of('from')).not.toBe(of('to'));
});

it('refuses a file that gives nothing', () => {
  expect(() => surfaceOf({ index: 'declare const none: 1;\n' })).toThrow('is the package built?');
});
