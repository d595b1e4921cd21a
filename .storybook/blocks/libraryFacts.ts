import sources from 'virtual:sources';
import { flattenTokens } from '../../packages/ui/src/testing/tokens.ts';
import { tokenUses } from '../../packages/ui/src/theme/contract.css.ts';
import { tokensIn } from './tokensIn.ts';

const changes = import.meta.glob<string>(['../../.changeset/*.md', '!**/README.md', '../../packages/ui/CHANGELOG.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const paths = flattenTokens(tokenUses).map(([path]) => path);
const mixins = (sources['packages/ui/src/theme/mixins.ts'] ?? '').split('\nexport const ').slice(1);

/** Returns the tokens that the styles of a component's folder use, directly or through a mixin or another style sheet. */
export function listTokens(folder: string): readonly string[] {
  const own = Object.entries(sources).filter(([file]) => file.includes(`/${folder}/`));
  const imported = own.flatMap(([, source]) =>
    [...source.matchAll(/from '[./]+\/((?:components\/)?\w+\/\w+\.css\.ts)'/g)].map(([, file]) =>
      Object.entries(sources).find(([path]) => path.endsWith(`/${file}`)),
    ),
  );
  const styles = [...own, ...imported].flatMap((entry) => (entry?.[0].endsWith('.css.ts') ? [entry[1]] : []));
  const used = mixins.filter((mixin) => styles.some((style) => new RegExp(`\\b${mixin.split(' ')[0]}\\b`).test(style)));
  return tokensIn([...styles, ...used].join('\n'), paths);
}

/** Returns the names of the components that a folder exports. */
export function listExports(folder: string): readonly string[] {
  const index = sources['packages/ui/src/index.ts'] ?? '';
  return [...index.matchAll(/export \{([^}]+)\} from '\.\/\w+\/(\w+)\//g)]
    .filter(([, , from]) => from === folder)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^[A-Z][a-z]/.test(name));
}

/** A change of the package that names a component. */
export interface Change {
  /** The version; undefined: not released. */
  readonly version: string | undefined;
  readonly text: string;
}

/** Returns the changes that name a component, the latest first, from the changesets and the changelog. */
export function listChanges(component: string): readonly Change[] {
  const named = (text: string) => text.includes(`\`${component}\``);
  return Object.entries(changes).flatMap(([file, source]): Change[] => {
    if (!file.endsWith('CHANGELOG.md'))
      return source.includes('@aitours/ui')
        ? readParagraphs(source)
            .filter(named)
            .map((text) => ({ version: undefined, text }))
        : [];
    return source.split(/^## /m).flatMap((section) =>
      readParagraphs(section)
        .filter(named)
        .map((text) => ({ version: section.split('\n')[0], text })),
    );
  });
}

const readParagraphs = (source: string): string[] =>
  source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .split(/\n(?:\n|(?=- ))/)
    .map((text) => text.trim());
