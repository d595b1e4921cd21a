import { expect, test } from 'vitest';
import { root } from './commands.ts';
import { component } from './generators/component.ts';
import { operation } from './generators/operation.ts';
import { route } from './generators/route.ts';
import { allowed } from './structure/allowed.ts';
import { docstrings } from './structure/docstrings.ts';
import { components, names, operations, type Rule, routes } from './structure/shape.ts';
import { larger } from './structure/sizes.ts';
import { type Changes, type Tree, treeOf, withChanges } from './structure/tree.ts';

const tree = treeOf(root);
const without = (file: string): Tree => ({ ...tree, files: tree.files.filter((one) => one !== file) });
const changed = (file: string, change: (text: string) => string): Tree =>
  withChanges(tree, new Map([[file, change(tree.read(file))]]));
const added = (file: string, text = ''): Tree => withChanges(tree, new Map([[file, text]]));

test('the repository is read, without what is installed or built', () => {
  expect(tree.files.length).toBeGreaterThan(1500);
  expect(tree.files.filter((file) => /node_modules|\/dist\//.test(file))).toEqual([]);
});

const rules: [what: string, rule: Rule][] = [
  ['a component has its story and is exported', components],
  ['a page has its address, its stories and its words', routes],
  ['an operation has its address, its handler, its example and a test that calls it', operations],
  ['a file’s name says what it holds, and no barrel hides it', names],
  ['what a package exports says what it is', docstrings],
];

test.each(rules)('%s', (_, rule) => {
  expect(rule(tree)).toEqual([]);
});

const contract = 'openapi/openapi.yaml';
const badge = 'packages/ui/src/components/Badge/Badge.stories.tsx';
const face = 'packages/ui/src/index.ts';
const total = 'packages/domain/src/booking/confirmationTotal.ts';
const cancel = 'openapi/resources/bookings/cancelBooking.yaml';

test.each<[broken: string, rule: Rule, tree: Tree, said: RegExp]>([
  ['a component without a story', components, without(badge), /Badge has no story/],
  [
    'a component that isn’t exported',
    components,
    changed(face, (text) => text.replaceAll('/Badge/', '/B/')),
    /Badge is not exported/,
  ],
  [
    'a page without an address',
    routes,
    added('apps/web/src/routes/about/Us.route.tsx'),
    /Us.route.tsx stands in no line/,
  ],
  ['a page without words', routes, without('apps/web/src/routes/about/messages.ts'), /about has no messages/],
  ['a page without stories', routes, without('apps/web/src/routes/about/About.stories.tsx'), /about has no story/],
  [
    'an operation without an address',
    operations,
    changed(contract, (text) => text.replace('cancelBooking', 'x')),
    /cancelBooking has no address/,
  ],
  [
    'an operation that nobody answers',
    operations,
    without('apps/api/src/resources/bookings/cancelBooking.ts'),
    /cancelBooking is answered by no file/,
  ],
  [
    'an operation without an example',
    operations,
    changed(cancel, (text) => text.replace('examples:', '')),
    /cancelBooking has no example/,
  ],
  [
    'an operation that no test calls',
    operations,
    changed(contract, (text) => text.replace('/tours/meal-types/', '/tours/meals/')),
    /no test calls listMealTypes/,
  ],
  ['a name that says nothing', names, added('apps/web/src/platform/utils.ts'), /utils.ts: the name says nothing/],
  ['a folder of such', names, added('packages/domain/src/helpers/round.ts'), /helpers\/round.ts: the name/],
  [
    'a second version beside the first',
    names,
    added('packages/ui/src/components/Badge/BadgeV2.tsx'),
    /BadgeV2.tsx: the name/,
  ],
  [
    'an export without a word',
    docstrings,
    changed(total, (text) => text.replace(/\/\*\*[\s\S]*?\*\//, '')),
    /confirmationTotal has no docstring/,
  ],
  [
    'a rule that throws in silence',
    docstrings,
    changed(total, (text) =>
      text
        .replace('sum(parts', 'boom() ?? sum(parts')
        .concat("/** x */\nexport const boom = () => { throw new RangeError('x'); };\n"),
    ),
    /boom doesn’t say what it throws/,
  ],
  ['a barrel', names, added('apps/web/src/features/cart/index.ts'), /cart\/index.ts is a barrel/],
])('%s is seen', (_, rule, broken, said) => {
  expect(rule(broken).join('\n')).toMatch(said);
});

test('nothing is larger than it may be, and nothing may be larger than it needs', () => {
  const found = larger(tree);
  const may = new Map(Object.values(allowed).flatMap((group) => Object.entries(group)));
  const grown = [...found].filter(([name, lines]) => lines > (may.get(name) ?? 0));
  expect(grown, 'has lost its shape: cut it up').toEqual([]);
  expect(
    [...may.keys()].filter((name) => !found.has(name)),
    'is small now: take its line out',
  ).toEqual([]);
});

test('a long file and a long function are seen, comments aside', () => {
  const long = (lines: number, line: string) => Array.from({ length: lines }, () => line).join('\n');
  const file = 'packages/domain/src/money/long.ts';
  const found = (text: string) => [...larger({ files: [file], read: () => text }).keys()];
  expect(found(long(81, 'f();'))).toEqual([file]);
  expect(found(long(81, '// why'))).toEqual([]);
  expect(found(`const big = () => {\n${long(49, 'f();')}\n};`)).toEqual([`${file} big`]);
  expect(found(`const big = () => {\n${long(48, 'f();')}\n};`)).toEqual([]);
});

const generated: [what: string, make: () => Changes][] = [
  ['component', () => component(tree, { name: 'Ribbon', purpose: 'A strip', kind: 'components' })],
  ['pattern', () => component(tree, { name: 'AgeGate', purpose: 'Who may', kind: 'patterns' })],
  ['page', () => route(tree, { name: 'gift-cards', title: 'Gift cards', lead: "A friend's day" })],
  ['page of a list', () => route(tree, { name: 'stays', title: 'Stays', lead: 'All hotels', list: 'listHotels' })],
  [
    'operation',
    () => operation(tree, { tag: 'tours', id: 'listHotelNames', table: 'hotels', row: 'API-78', summary: 'Names' }),
  ],
];

test.each(generated)('a new %s is as all the others are', (_, make) => {
  const changes = make();
  const after = withChanges(tree, changes);
  expect(after.files.length).toBeGreaterThan(tree.files.length);
  for (const [, rule] of rules) expect(rule(after)).toEqual([]);
  expect(larger({ ...after, files: [...changes.keys()] })).toEqual(new Map());
});

test.each<[wish: string, make: () => Changes, said: RegExp]>([
  [
    'a component that is there',
    () => component(tree, { name: 'Badge', purpose: 'x', kind: 'patterns' }),
    /a Badge already/,
  ],
  ['a component without a name', () => component(tree, { name: 'badge', purpose: 'x', kind: 'components' }), /no name/],
  ['a page that is there', () => route(tree, { name: 'cart', title: 'x', lead: 'x' }), /a page \/cart already/],
  ['an address with a slash', () => route(tree, { name: 'a/b', title: 'x', lead: 'x' }), /no part of an address/],
  [
    'a page of an unknown list',
    () => route(tree, { name: 'x', title: 'x', lead: 'x', list: 'listX' }),
    /no operation listX/,
  ],
  ['a page of what is no list', () => route(tree, { name: 'x', title: 'x', lead: 'x', list: 'getHealth' }), /no list/],
  [
    'a page of a list that wants an id',
    () => route(tree, { name: 'x', title: 'x', lead: 'x', list: 'listComments' }),
    /by hand/,
  ],
  [
    'people’s names for everybody',
    () => operation(tree, { tag: 'auth', id: 'listUserNames', table: 'users', row: 'API-78', summary: 'x' }),
    /not everybody/,
  ],
  [
    'an operation that is there',
    () => operation(tree, { tag: 'tours', id: 'listHotels', table: 'hotels', row: 'API-78', summary: 'x' }),
    /already/,
  ],
  [
    'an operation nobody asked for',
    () => operation(tree, { tag: 'tours', id: 'listStays', table: 'hotels', row: '', summary: 'x' }),
    /no row/,
  ],
])('%s is refused', (_, make, said) => {
  expect(make).toThrow(said);
});
