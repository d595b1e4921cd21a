import '@aitours/ui';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  loaders: [mswLoader()],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    // One picture of each story by day and one by night, when it has come to rest.
    chromatic: {
      modes: { light: { theme: 'light' }, dark: { theme: 'dark' } },
      pauseAnimationAtEnd: true,
      prefersReducedMotion: 'reduce',
    },
    options: { storySort: { order: ['Start', 'Theme', 'Layout', 'Components', 'Patterns', 'Shell', 'Routes'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet', styles: { width: '800px', height: '1100px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      document.documentElement.dir = String(globals['direction']);
      document.documentElement.lang = 'en';
      return <Story />;
    },
  ],
};
export default preview;
