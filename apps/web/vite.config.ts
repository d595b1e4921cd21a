import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { coastline } from './server/build/coastline.ts';
import { iconSprite } from './server/build/iconSprite.ts';
import { routeSource } from './server/build/routeSource.ts';

const source = '@aitours/source';

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    coastline(),
    iconSprite(),
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
