import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

export default defineConfig({
  // Relative URLs, so that assets resolve wherever the package is installed.
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), markClientModules],
  build: {
    target: 'es2023',
    assetsDir: '',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    // `tsc` writes its output to the same folder.
    emptyOutDir: false,
    cssCodeSplit: false,
    lib: {
      entry: { index: 'src/index.ts', 'theme/index': 'src/theme/index.ts' },
      formats: ['es'],
      cssFileName: 'styles',
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
