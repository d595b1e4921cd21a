import { expect, test } from 'vitest';
import { root } from './commands.ts';
import { component } from './generators/component.ts';
import { operation } from './generators/operation.ts';
import { route } from './generators/route.ts';
import allowed from './structure/allowed.json' with { type: 'json' };
import { docstrings } from './structure/docstrings.ts';
import { components, names, operations, type Rule, routes } from './structure/shape.ts';
import { findOversized } from './structure/sizes.ts';
import { type Changes, readTree, type Tree, withChanges } from './structure/tree.ts';

const tree = readTree(root);
const without = (file: string): Tree => ({ ...tree, files: tree.files.filter((one) => one !== file) });
const changed = (file: string, change: (text: string) => string): Tree =>
  withChanges(tree, new Map([[file, change(tree.read(file))]]));
const added = (file: string, text = ''): Tree => withChanges(tree, new Map([[file, text]]));

test('reads the repository without installed and built files', () => {
  expect(tree.files.length).toBeGreaterThan(1500);
  expect(tree.files.filter((file) => /node_modules|\/dist\//.test(file))).toEqual([]);
});

const rules: [title: string, rule: Rule][] = [
  ['a component has a story and is exported', components],
  ['a page has a path, stories and messages', routes],
  ['an operation has a path, a handler, an example and a test that calls it', operations],
  ['a file is named after its content, and is not a barrel', names],
  ['an export of a package has a docstring', docstrings],
];

test.each(rules)('%s', (_, rule) => {
  expect(rule(tree)).toEqual([]);
});

const contract = 'openapi/openapi.yaml';
const badge = 'packages/ui/src/components/Badge/Badge.stories.tsx';
const index = 'packages/ui/src/index.ts';
const total = 'packages/domain/src/booking/sumConfirmation.ts';
const cancel = 'openapi/resources/bookings/cancelBooking.yaml';

const violations: Readonly<Record<string, [rule: Rule, tree: Tree, message: RegExp]>> = {
  'a component without a story': [components, without(badge), /Badge has no story/],
  'a component that isn’t exported': [
    components,
    changed(index, (text) => text.replaceAll('/Badge/', '/B/')),
    /Badge is not exported/,
  ],
  'a page without a path': [
    routes,
    added('apps/web/src/routes/about/Us.route.tsx'),
    /Us.route.tsx is not in a route table/,
  ],
  'a page without messages': [routes, without('apps/web/src/routes/about/messages.ts'), /about has no messages/],
  'a page without stories': [routes, without('apps/web/src/routes/about/About.stories.tsx'), /about has no story/],
  'an operation without a path': [
    operations,
    changed(contract, (text) => text.replace('cancelBooking', 'x')),
    /cancelBooking has no path/,
  ],
  'an operation without a handler': [
    operations,
    without('apps/api/src/resources/bookings/cancelBooking.ts'),
    /cancelBooking has no handler/,
  ],
  'an operation without an example': [
    operations,
    changed(cancel, (text) => text.replace('examples:', '')),
    /cancelBooking has no example/,
  ],
  'an operation without a test': [
    operations,
    changed(contract, (text) => text.replace('/tours/meal-types/', '/tours/meals/')),
    /no test calls listMealTypes/,
  ],
  'a vague file name': [names, added('apps/web/src/platform/utils.ts'), /utils.ts: the name is too vague/],
  'a vague folder name': [names, added('packages/domain/src/helpers/round.ts'), /helpers\/round.ts: the name/],
  'a version in a file name': [names, added('packages/ui/src/components/Badge/BadgeV2.tsx'), /BadgeV2.tsx: the name/],
  'an export without a docstring': [
    docstrings,
    changed(total, (text) => text.replace(/\/\*\*[\s\S]*?\*\//, '')),
    /sumConfirmation has no docstring/,
  ],
  'a rule that throws without @throws': [
    docstrings,
    changed(total, (text) =>
      text
        .replace('sum(parts', 'boom() ?? sum(parts')
        .concat("/** x */\nexport const boom = () => { throw new RangeError('x'); };\n"),
    ),
    /boom has no @throws/,
  ],
  'a barrel': [names, added('apps/web/src/features/cart/index.ts'), /cart\/index.ts is a barrel/],
};

test.each(Object.entries(violations))('reports %s', (_, [rule, broken, message]) => {
  expect(rule(broken).join('\n')).toMatch(message);
});

test('no file or function exceeds its size limit, and no exception is unused', () => {
  const found = findOversized(tree);
  const may = new Map(Object.values(allowed).flatMap((group) => Object.entries(group)));
  const grown = [...found].filter(([name, lines]) => lines > (may.get(name) ?? 0));
  expect(grown, 'exceeds its limit: split it').toEqual([]);
  expect(
    [...may.keys()].filter((name) => !found.has(name)),
    'is below the limit: delete its exception',
  ).toEqual([]);
});

test('counts the lines of files and functions without comments', () => {
  const long = (lines: number, line: string) => Array.from({ length: lines }, () => line).join('\n');
  const file = 'packages/domain/src/money/long.ts';
  const found = (text: string) => [...findOversized({ files: [file], read: () => text }).keys()];
  expect(found(long(81, 'f();'))).toEqual([file]);
  expect(found(long(81, '// why'))).toEqual([]);
  expect(found(`const big = () => {\n${long(49, 'f();')}\n};`)).toEqual([`${file} big`]);
  expect(found(`const big = () => {\n${long(48, 'f();')}\n};`)).toEqual([]);
});

const generated: [title: string, make: () => Changes][] = [
  ['component', () => component(tree, { name: 'Ribbon', purpose: 'A strip', kind: 'components' })],
  ['pattern', () => component(tree, { name: 'AgeGate', purpose: 'Who may', kind: 'patterns' })],
  ['page', () => route(tree, { name: 'gift-cards', title: 'Gift cards', lead: "A friend's day" })],
  ['page of a list', () => route(tree, { name: 'stays', title: 'Stays', lead: 'All hotels', list: 'listHotels' })],
  [
    'operation',
    () => operation(tree, { tag: 'tours', id: 'listHotelNames', table: 'hotels', row: 'API-78', summary: 'Names' }),
  ],
];

test.each(generated)('a generated %s passes every rule', (_, make) => {
  const changes = make();
  const after = withChanges(tree, changes);
  expect(after.files.length).toBeGreaterThan(tree.files.length);
  for (const [file, text] of changes) if (tree.files.includes(file)) expect(text, file).not.toBe(tree.read(file));
  for (const [, rule] of rules) expect(rule(after)).toEqual([]);
  expect(findOversized({ ...after, files: [...changes.keys()] })).toEqual(new Map());
});

test.each<[title: string, make: () => Changes, message: RegExp]>([
  [
    'a component that exists',
    () => component(tree, { name: 'Badge', purpose: 'x', kind: 'patterns' }),
    /Badge exists already/,
  ],
  [
    'an invalid component name',
    () => component(tree, { name: 'badge', purpose: 'x', kind: 'components' }),
    /not a component name/,
  ],
  ['a page that exists', () => route(tree, { name: 'cart', title: 'x', lead: 'x' }), /page \/cart exists already/],
  ['a path with a slash', () => route(tree, { name: 'a/b', title: 'x', lead: 'x' }), /not part of a path/],
  [
    'a page of an unknown list',
    () => route(tree, { name: 'x', title: 'x', lead: 'x', list: 'listX' }),
    /no operation listX/,
  ],
  [
    'a page of an operation that is not a list',
    () => route(tree, { name: 'x', title: 'x', lead: 'x', list: 'getHealth' }),
    /not a list/,
  ],
  [
    'a page of a list with parameters',
    () => route(tree, { name: 'x', title: 'x', lead: 'x', list: 'listComments' }),
    /by hand/,
  ],
  [
    'a list of a private table',
    () => operation(tree, { tag: 'auth', id: 'listUserNames', table: 'users', row: 'API-78', summary: 'x' }),
    /not public/,
  ],
  [
    'an operation that exists',
    () => operation(tree, { tag: 'tours', id: 'listHotels', table: 'hotels', row: 'API-78', summary: 'x' }),
    /already/,
  ],
  [
    'an operation without a requirement',
    () => operation(tree, { tag: 'tours', id: 'listStays', table: 'hotels', row: '', summary: 'x' }),
    /not the ID of a requirement/,
  ],
])('rejects %s', (_, make, message) => {
  expect(make).toThrow(message);
});
