import { globSync } from 'node:fs';
import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { coastline } from '../apps/web/server/build/coastline.ts';
import { catalogueTexts } from './catalogueTexts.ts';
import { librarySources } from './librarySources.ts';
import { tagMain } from './mainStories.ts';
import { readEvidence } from './requirements.ts';
import { nameRows } from './rows.ts';
import { storyFiles } from './storyFiles.ts';

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './foundations/*.mdx',
    './foundations/*.stories.tsx',
    './mails/*.stories.tsx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    '../apps/web/public',
    { from: './pictures', to: '/pictures' },
    { from: './frames', to: '/frames' },
  ],
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) => tagMain(await indexer.createIndex(file, options)).map(nameRows),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => {
    vite.plugins = [...(vite.plugins ?? []), vanillaExtractPlugin(), coastline(), librarySources(process.cwd())];
    vite.define = {
      ...vite.define,
      CATALOGUE_TEXTS: JSON.stringify(catalogueTexts(storyFiles(process.cwd()))),
      PICTURES: JSON.stringify(globSync('*.webp', { cwd: path.join(import.meta.dirname, 'pictures') })),
      REQUIREMENTS: JSON.stringify(readEvidence(process.cwd())),
    };
    vite.resolve = { ...vite.resolve, conditions: ['@aitours/source', 'module', 'browser', 'development|production'] };
    vite.optimizeDeps = {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), 'react-aria-components'],
    };
    vite.build = {
      ...vite.build,
      chunkSizeWarningLimit: 5000,
    };
    return vite;
  },
};
export default config;
