import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** Provides the module `virtual:icons`: the icons of lucide that the shop uses, by name. */
export function iconsInUse(root: string): Plugin {
  return {
    name: 'icons-in-use',
    resolveId: (id) => (id === 'virtual:icons' ? '\0virtual:icons' : undefined),
    load: (id) => {
      if (id !== '\0virtual:icons') return undefined;
      const names = listIcons(root).join(', ');
      return `import { ${names} } from 'lucide-react'; export default { ${names} };`;
    },
  };
}

/** Returns the names that the sources import from lucide, in alphabetical order. */
function listIcons(root: string): readonly string[] {
  const names = globSync('{packages/ui,apps/web}/src/**/*.tsx', { cwd: root, exclude: ['**/*.stories.tsx'] })
    .flatMap((file) => [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(/import \{([^}]*)\} from 'lucide-react'/g),
    ])
    .flatMap(([, list = '']) => list.split(','))
    .map((entry) => entry.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]/.test(name) && name !== 'LucideIcon');
  return [...new Set(names)].sort();
}
