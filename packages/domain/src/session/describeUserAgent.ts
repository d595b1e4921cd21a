/** More specific names first: most browsers also claim to be Chrome and Safari, and Android to be Linux. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Returns the names of browser and system in a `User-Agent` header, for people to recognise their devices; null if
 * unknown. A client can send any header, so nothing depends on it.
 *
 * @example describeUserAgent('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36') // { browser: 'Chrome', system: 'Windows' }
 * @example describeUserAgent('curl/8.5.0') // { browser: null, system: null }
 */
export function describeUserAgent(text: string): { readonly browser: string | null; readonly system: string | null } {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems) };
}
