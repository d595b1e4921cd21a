import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative URLs, so that assets resolve wherever the package is installed.
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
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
        /^lucide-react(\/|$)/,
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
