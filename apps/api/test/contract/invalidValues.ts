import fc, { type Arbitrary } from 'fast-check';

/** Values that people, programs and attackers send instead of valid ones. */
const invalidValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  '0',
  '-1',
  '١٢٣',
  'null',
  '__proto__',
  'constructor',
  "'; drop table users; --",
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2030-02-31',
  '0000-00-00',
  '99:99',
  '9'.repeat(400),
  'x'.repeat(20_000),
  '💥'.repeat(300),
  'é\u0301\u200f\u202e\ufeff',
  'nul \u0000',
  'unpaired surrogate \ud83d',
  [],
  {},
  [null],
  [[[[[]]]]],
  Array.from({ length: 2000 }, () => 'x'),
  { toString: 'x', hasOwnProperty: null },
];

export const invalidValue: Arbitrary<unknown> = fc.constantFrom(...invalidValues);
const extraName = fc.constantFrom('__proto__', 'constructor', 'is_staff', 'id', 'user_id', '$ref', '');

/** Returns a JSON value with one to three parts replaced, omitted or added. */
export const corrupt = (value: unknown): Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'omit', 'add'), invalidValue, extraName), {
      minLength: 1,
      maxLength: 3,
    })
    .map((changes) => {
      const box = { value: structuredClone(value) };
      for (const [at, action, part, name] of changes) {
        const places = placesIn(box);
        const [holder, key] = places[at % places.length] ?? [box, 'value'];
        const inner: unknown = Reflect.get(holder, key);
        // A copy, because a later change may modify it.
        const own = structuredClone(part);
        if (action === 'add') defineMember(isHolder(inner) ? inner : holder, name, own);
        else if (action === 'replace' || holder === box) Reflect.set(holder, key, own);
        else Reflect.deleteProperty(holder, key);
      }
      return box.value;
    });

/** Defines an own property; assigning `__proto__` would set the prototype. */
const defineMember = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns each member of a value, at any depth, with its holder. */
function placesIn(holder: object): (readonly [object, string])[] {
  return Object.keys(holder).flatMap((key) => {
    const inner: unknown = Reflect.get(holder, key);
    const within = isHolder(inner) ? placesIn(inner) : [];
    return [[holder, key] as const, ...within];
  });
}
