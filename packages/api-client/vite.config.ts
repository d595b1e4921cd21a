import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    target: 'es2023',
    minify: false,
    sourcemap: true,
    // The compiler writes its output to the same folder.
    emptyOutDir: false,
    lib: {
      entry: { index: 'src/index.ts', 'mocks/index': 'src/mocks/index.ts' },
      formats: ['es'],
    },
    rolldownOptions: {
      external: ['msw', 'openapi-fetch'],
      output: { chunkFileNames: '[name].js' },
    },
  },
});
