import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { createTokens } from './scripts/createTokens.ts';

/** Imports of hooks, contexts and React Aria, and handlers of events. */
const clientOnly = [
  /^import \{[^}]*\b(use[A-Z]\w*|createContext)\b/m,
  /^import .* from "(react-aria|react-stately)/m,
  /\bjsxs?\([\s\S]*\bon[A-Z]\w*\b/,
];

/**
 * Marks the modules that frameworks with server components must send to the browser. A server component can render all
 * others, and read constants from them.
 */
const markClientModules: Plugin = {
  name: 'mark-client-modules',
  renderChunk: (code, { isEntry }) =>
    !isEntry && clientOnly.some((pattern) => pattern.test(code)) ? { code: `'use client';${code}`, map: null } : null,
};

/**
 * Writes the style sheets: all styles (`styles.css`), the theme's custom properties (`tokens.css`), its font
 * (`fonts.css`), the theme with the reset (`css/base.css`), and the styles of each component with those that it contains
 * (`css/<Component>.css`). Also writes the tokens in the format for design tools (`tokens.json`).
 */
const writeStyleSheets: Plugin = {
  name: 'write-style-sheets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const read = (fileName: string) => {
      const part = bundle[fileName];
      return part?.type === 'asset' ? String(part.source) : '';
    };
    const collect = (fileName: string, seen = new Set<string>()): string => {
      const part = bundle[fileName];
      if (part?.type !== 'chunk' || seen.has(fileName)) return '';
      seen.add(fileName);
      const own = [...(part.viteMetadata?.importedCss ?? [])].map(read);
      return [...part.imports.map((name) => collect(name, seen)), ...own].join('');
    };
    const theme = (name: string) => read(`theme/${name}.css.ts.vanilla.css`);
    const tokens = theme('layers') + theme('scale') + theme('light') + theme('dark');
    const sheets: Record<string, string> = {
      'styles.css': collect('index.js'),
      'tokens.css': tokens,
      'fonts.css': theme('fonts'),
      'css/base.css': theme('reset') + tokens,
    };
    for (const [fileName, part] of Object.entries(bundle)) {
      const name = /^(?:components|patterns)\/\w+\/([A-Z]\w*)\.js$/.exec(fileName)?.[1];
      if (name && part.type === 'chunk' && part.exports.includes(name)) sheets[`css/${name}.css`] = collect(fileName);
    }
    for (const [fileName, part] of Object.entries(bundle)) {
      if (part.type === 'asset' && fileName.endsWith('.vanilla.css')) delete bundle[fileName];
    }
    for (const [fileName, css] of Object.entries(sheets)) {
      // The font is in the folder of its style sheet.
      this.emitFile({ type: 'asset', fileName, source: css.replaceAll('url(../', 'url(./') });
    }
    const json = JSON.stringify(createTokens(tokens), undefined, 2);
    this.emitFile({ type: 'asset', fileName: 'tokens.json', source: json });
  },
};

export default defineConfig({
  // Relative URLs, so that assets resolve wherever the package is installed.
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), markClientModules, writeStyleSheets],
  build: {
    target: 'es2023',
    assetsDir: '',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    // `tsc` writes its output to the same folder.
    emptyOutDir: false,
    // The plugin above combines the files.
    cssCodeSplit: true,
    lib: {
      entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: [
        /^react(-dom)?(\/|$)/,
        /^react-(aria|aria-components|stately)(\/|$)/,
        /^@internationalized\//,
        /^(lucide-react|culori)(\/|$)/,
      ],
      // One file per module, so that a product's bundler includes only the components that it uses.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // `npm pack` omits every folder named node_modules.
        entryFileNames: ({ name }) => `${name.replace(/^(.*\/)?node_modules\//, 'vendor/')}.js`,
      },
    },
  },
});
