import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  // Files of the package find one another wherever it is installed.
  base: './',
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
  build: {
    target: 'es2023',
    assetsDir: '',
    minify: false,
    cssMinify: true,
    sourcemap: true,
    // The compiler's own output lies in the same folder.
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
      // One file for each module: a product's bundler takes only the components it uses.
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // A packed package leaves out every folder of the name node_modules.
        entryFileNames: ({ name }) => `${name.replace(/^(.*\/)?node_modules\//, 'vendor/')}.js`,
      },
    },
  },
});
