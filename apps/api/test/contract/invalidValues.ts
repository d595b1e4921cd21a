import fc, { type Arbitrary } from 'fast-check';

/** What people, programs and attackers send in place of what is asked for. */
const nuisances: readonly unknown[] = [
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
  'half a pair \ud83d',
  [],
  {},
  [null],
  [[[[[]]]]],
  Array.from({ length: 2000 }, () => 'x'),
  { toString: 'x', hasOwnProperty: null },
];

export const nuisance: Arbitrary<unknown> = fc.constantFrom(...nuisances);
const extraName = fc.constantFrom('__proto__', 'constructor', 'is_staff', 'id', 'user_id', '$ref', '');

/**
 * The same JSON value, damaged at one to three places: a part replaced, left out or added.
 */
export const broken = (value: unknown): Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.nat(), fc.constantFrom('replace', 'omit', 'add'), nuisance, extraName), {
      minLength: 1,
      maxLength: 3,
    })
    .map((damages) => {
      const box = { value: structuredClone(value) };
      for (const [at, way, part, name] of damages) {
        const places = placesIn(box);
        const [holder, key] = places[at % places.length] ?? [box, 'value'];
        const inner: unknown = Reflect.get(holder, key);
        // A copy: what a later damage does to it must not be done to the next request's.
        const own = structuredClone(part);
        if (way === 'add') put(isHolder(inner) ? inner : holder, name, own);
        else if (way === 'replace' || holder === box) Reflect.set(holder, key, own);
        else Reflect.deleteProperty(holder, key);
      }
      return box.value;
    });

/** An own member whatever its name: assigned, `__proto__` would be none. */
const put = (holder: object, name: string, value: unknown) =>
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Each member of a value and of all within it, by what holds it. */
function placesIn(holder: object): (readonly [object, string])[] {
  return Object.keys(holder).flatMap((key) => {
    const inner: unknown = Reflect.get(holder, key);
    const within = isHolder(inner) ? placesIn(inner) : [];
    return [[holder, key] as const, ...within];
  });
}
