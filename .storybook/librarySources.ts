import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Provides `virtual:icons`, the icons of lucide that the shop uses, by name, and `virtual:sources`, the sources of the
 * library by path.
 */
export function librarySources(root: string): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:icons': () => {
      const names = listIcons(root).join(', ');
      return `import { ${names} } from 'lucide-react'; export default { ${names} };`;
    },
    'virtual:sources': () => {
      const files = globSync('packages/ui/src/{index,{components,patterns,theme}/**/*}.{tsx,ts}', {
        cwd: root,
        exclude,
      });
      return `export default ${JSON.stringify(Object.fromEntries(files.map((file) => [file, readSource(root, file)])))};`;
    },
  };
  return {
    name: 'library-sources',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => modules[id.replace('\0', '')]?.(),
  };
}

const exclude = ['**/*.stories.*', '**/*.test.*'];

const readSource = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Returns the names that the sources import from lucide, in alphabetical order. */
function listIcons(root: string): readonly string[] {
  const names = globSync('{packages/ui,apps/web}/src/**/*.tsx', { cwd: root, exclude })
    .flatMap((file) => [...readSource(root, file).matchAll(/import \{([^}]*)\} from 'lucide-react'/g)])
    .flatMap(([, list = '']) => list.split(','))
    .map((entry) => entry.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]/.test(name) && name !== 'LucideIcon');
  return [...new Set(names)].sort();
}
