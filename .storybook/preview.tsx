import { LocaleProvider } from '@aitours/ui';
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
    options: {
      storySort: {
        order: [
          'Start',
          ['Where to find what', 'Error catalogue'],
          'theme',
          'layout',
          'components',
          'patterns',
          'Shell',
          'Routes',
        ],
      },
    },
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
    locale: {
      description: 'Language and region: how the library writes days and months, and from which side',
      toolbar: { icon: 'globe', items: ['en-AE', 'en-GB', 'ar-AE'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction; ar-AE is written from right to left anyway',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en-AE', direction: 'ltr' },
  tags: ['autodocs'],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['theme'] = String(globals['theme']);
      const locale = new Intl.Locale(String(globals['locale']));
      document.documentElement.dir = locale.language === 'ar' ? 'rtl' : String(globals['direction']);
      document.documentElement.lang = locale.language;
      return (
        <LocaleProvider locale={locale.baseName}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
};
export default preview;
