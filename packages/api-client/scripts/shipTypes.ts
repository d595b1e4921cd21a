/**
 * Makes the package's declarations complete: `@aitours/openapi` isn't published, so the generated types that they
 * import are copied to `dist/contract/` and imported from there.
 */
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const contract = path.join(dist, 'contract');
const source = path.dirname(fileURLToPath(import.meta.resolve('@aitours/openapi/bundle.json')));

mkdirSync(contract, { recursive: true });
for (const name of ['schema', 'entities', 'examples', 'operations']) {
  copyFileSync(path.join(source, `${name}.d.ts`), path.join(contract, `${name}.d.ts`));
}
for (const file of globSync('{*,mocks/*}.d.ts', { cwd: dist })) {
  const folder = file.startsWith('mocks') ? '../contract' : './contract';
  const text = readFileSync(path.join(dist, file), 'utf8');
  writeFileSync(
    path.join(dist, file),
    text.replace(
      /(['"])@aitours\/openapi\/(\w+)(?:\.json)?\1/g,
      (_, quote: string, name: string) => `${quote}${folder}/${name}.js${quote}`,
    ),
  );
}
