import { LocaleProvider } from '@aitours/ui';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { readableArgTypes } from './blocks/readableArgTypes.ts';
import { brandTheme } from './brandTheme.ts';
import { conditions, handlersUnder, setClock, toolbarItems, unchanged } from './conditions.ts';
import { DocsPage } from './DocsPage.tsx';
import './docs.css';
import './framed.ts';
import { showLongTexts } from './longText.ts';
import { openAtWidth } from './openAtWidth.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { startFresh } from './startFresh.ts';
import { type Viewport, viewports } from './viewports.ts';

// Tests must also pass on a machine under load.
configure({ asyncUtilTimeout: 45_000 });

const initialGlobals = {
  behaviour: 'specified',
  theme: 'light',
  locale: 'en-AE',
  direction: 'ltr',
  network: unchanged,
  clock: unchanged,
  text: unchanged,
  role: unchanged,
};

const loadMocks = mswLoader();

const preview: Preview = {
  loaders: [
    async (context) => {
      const { globals, parameters, viewMode } = context;
      const { storyGlobals }: PreparedStory = context;
      if (viewMode === 'story') await openAtWidth(storyGlobals?.viewport?.value);
      setClock(globals);
      return loadMocks({
        ...context,
        parameters: { ...parameters, msw: await handlersUnder(globals, parameters.msw) },
      });
    },
  ],
  beforeEach: startFresh,
  argTypesEnhancers: [readableArgTypes],
  parameters: {
    // The details of all elements that pass would take a quarter of a check.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'padded',
    controls: { expanded: true },
    docs: { theme: brandTheme, page: DocsPage },
    // One snapshot of each story per theme, after animations have ended.
    chromatic: {
      modes: { light: { theme: 'light' }, dark: { theme: 'dark' } },
      pauseAnimationAtEnd: true,
      prefersReducedMotion: 'reduce',
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Where to find what', 'State atlas', 'Requirements', 'Error catalogue'],
          'Foundations',
          [
            'Colour',
            'Typography',
            'Space',
            'Size',
            'Radius',
            'Elevation',
            'Layers',
            'Motion',
            'Breakpoints',
            'Icons',
            'Illustration',
            'Voice and tone',
          ],
          'layout',
          'components',
          'patterns',
          'Shell',
          'Routes',
          'Mails',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
  globalTypes: {
    behaviour: {
      description: 'Behaviour of the shop: as specified, or improved (docs/configuration.md)',
      toolbar: { icon: 'beaker', items: ['specified', 'improved'], dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description:
        "Language and region of the library's own messages and formats; the shop and its stories are English",
      toolbar: { icon: 'globe', items: ['en-AE', 'en-GB', 'ar-AE'], dynamicTitle: true },
    },
    direction: {
      description: 'Writing direction; ar-AE is always right-to-left',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    network: {
      description: "Network: the shop's responses",
      toolbar: { icon: 'lightning', items: toolbarItems(conditions.network), dynamicTitle: true },
    },
    clock: {
      description: 'Date and time',
      toolbar: { icon: 'time', items: toolbarItems(conditions.clock), dynamicTitle: true },
    },
    text: {
      description: 'Length of the texts, as in another language',
      toolbar: { icon: 'paragraph', items: toolbarItems(conditions.text), dynamicTitle: true },
    },
    role: {
      description: 'Who visits the page',
      toolbar: { icon: 'user', items: toolbarItems(conditions.role), dynamicTitle: true },
    },
  },
  initialGlobals,
  tags: ['autodocs'],
  decorators: [
    (Story, context) => {
      const { id, name, globals, parameters, viewMode } = context;
      const { storyGlobals, playFunction }: PreparedStory = context;
      const isPage = parameters['layout'] === 'fullscreen';
      const isAlone = isPage || playFunction !== undefined || Object.keys(storyGlobals ?? {}).length > 0;
      if (viewMode === 'docs' && isAlone) {
        const values = Object.keys(initialGlobals).map((key) => `${key}:${String(globals[key])}`);
        const viewport = globals['viewport']?.value;
        return <StoryFrame id={id} title={name} viewport={viewport} isPage={isPage} globals={values.join(';')} />;
      }
      // The prose of a docs page keeps its length.
      showLongTexts(viewMode === 'story' && globals['text'] === 'long');
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

/** Fields of a story's context that Storybook's types omit. On a docs page, a story that has them needs a frame. */
interface PreparedStory {
  readonly id: string;
  readonly storyGlobals?: { readonly viewport?: { readonly value?: Viewport } };
  readonly playFunction?: unknown;
}
