import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const source = '@aitours/source';

/**
 * swr and wouter bring a stand-in for a hook that React has had since 18. The real one is half a kilobyte lighter.
 */
const reactsOwnStore: Plugin = {
  name: 'react-own-use-sync-external-store',
  enforce: 'pre',
  resolveId: (id) =>
    /^use-sync-external-store\/shim(\/index\.js)?$/.test(id) ? '\0use-sync-external-store' : undefined,
  load: (id) => (id === '\0use-sync-external-store' ? "export { useSyncExternalStore } from 'react';" : undefined),
};

/** Each shape of an icon has a random key, which no compression makes smaller; its number in the icon does as well. */
const iconsWithoutRandomKeys: Plugin = {
  name: 'icons-without-random-keys',
  transform(code, id) {
    if (!/lucide-react\/dist\/esm\/icons\//.test(id)) return undefined;
    let count = 0;
    return { code: code.replace(/key: "\w+"/g, () => `key: "${count++}"`), map: null };
  },
};

export default defineConfig({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    reactsOwnStore,
    react(),
    iconsWithoutRandomKeys,
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
