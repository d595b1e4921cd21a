import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { coastline } from './server/build/coastline.ts';
import { iconSprite } from './server/build/iconSprite.ts';
import { routeSource } from './server/build/routeSource.ts';

const source = '@aitours/source';
const sheetLoader = path.join(import.meta.dirname, 'src/app/withSheets.ts');

/**
 * What fetches a later part's style sheets before the part. Vite's own also fetches scripts ahead, which this build
 * leaves to the document and to links; without that it is a quarter of the size, and every first visit loads it.
 */
const leanPreload: Plugin = {
  name: 'lean-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { withSheets as __vitePreload } from '${sheetLoader}';` : undefined,
};

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    coastline(),
    iconSprite(),
    leanPreload,
    routeSource(),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    { ...optimizeLocales.vite({ locales: ['en', 'ar'] }), enforce: 'pre' },
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    noExternal: [/^@aitours\//],
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1500,
  },
});
