import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './commands.ts';
import { findProblems, installScripts, type LockedPackage } from './supplyChain.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'));
const { allowScripts }: { allowScripts: Record<string, boolean> } = JSON.parse(read('package.json'));

test('the lockfile has no package of another origin, without a checksum, with an unlisted script or licence', () => {
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  expect(findProblems(packages, allowScripts)).toEqual([]);
});

test('each list of install scripts names the same packages, and npm stops at any other', () => {
  const run = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  expect(Object.keys(installScripts).sort()).toEqual(Object.keys(allowScripts).sort());
  expect(Object.keys(installScripts).filter((name) => !installScripts[name]?.startsWith('not run: '))).toEqual(run);
  expect(read('.npmrc').split('\n')).toContain('strict-allow-scripts=true');
});

const integrity = `sha512-${'A'.repeat(86)}==`;
const valid = { version: '1.0.0', integrity, license: 'MIT' };

test.each<[string, string[], LockedPackage]>([
  ['a package of the registry', [], { ...valid, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' }],
  ['a choice of allowed licences', [], { ...valid, license: '(MIT OR Apache-2.0)' }],
  ['a workspace', [], { link: true, resolved: 'packages/ui' }],
  ['no checksum', ['node_modules/a: has no SHA-512'], { version: '1.0.0', license: 'MIT' }],
  ['a weak checksum', ['node_modules/a: has no SHA-512'], { ...valid, integrity: 'sha1-Kq5sNclPz7QV2+lfQIuc6R7oRu0=' }],
  [
    'a repository',
    ['node_modules/a: is from git+ssh://a.example/a.git'],
    { ...valid, resolved: 'git+ssh://a.example/a.git' },
  ],
  [
    'another registry',
    ['node_modules/a: is from https://a.example/a.tgz'],
    { ...valid, resolved: 'https://a.example/a.tgz' },
  ],
  ['a folder outside', ['node_modules/a: links to a folder outside'], { link: true, resolved: '../a' }],
  ['an unlisted install script', ["a: its install script isn't listed"], { ...valid, hasInstallScript: true }],
  ['no licence', ["node_modules/a: licence none isn't allowed"], { version: '1.0.0', integrity }],
  [
    'a copyleft licence',
    ["node_modules/a: licence AGPL-3.0-only isn't allowed"],
    { ...valid, license: 'AGPL-3.0-only' },
  ],
  [
    'a part under another licence',
    ["node_modules/a: licence GPL-2.0 isn't allowed"],
    { ...valid, license: 'MIT AND GPL-2.0' },
  ],
  [
    'a new version of mapbox-gl',
    ["node_modules/mapbox-gl: licence SEE LICENSE IN LICENSE.txt isn't allowed"],
    { ...valid, name: 'mapbox-gl', license: 'SEE LICENSE IN LICENSE.txt' },
  ],
])('reports %s: %j', (_, problems, entry) => {
  expect(findProblems({ '': {}, [`node_modules/${entry.name ?? 'a'}`]: entry }, {})).toEqual(problems);
});

test('reports a listed package that has no install script any more', () => {
  expect(findProblems({ 'node_modules/a': valid }, { a: true })).toEqual(['a: is listed and has no install script']);
});
