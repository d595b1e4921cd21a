import type { Page } from '@playwright/test';
import { clock } from './takePictures.ts';
import type { Viewport } from './viewports.ts';

/** What a visit needs to know of a story, from its tags and parameters. */
export interface Visit {
  readonly viewport: Viewport | undefined;
  readonly isPage: boolean;
  readonly hasPicture: boolean;
  /** Whether it leaves the state that it names. */
  readonly isTestOnly: boolean;
  /** Whether it reports errors in its state. */
  readonly ignoresErrors: boolean;
  /** Whether it is the main story of its file. */
  readonly isMain: boolean;
  /** Whether axe may check it. */
  readonly isChecked: boolean;
  readonly disabledRules: readonly string[];
}

interface Story {
  readonly tags: readonly string[];
  readonly storyGlobals: { readonly viewport?: { readonly value?: Viewport } };
  readonly parameters: {
    readonly layout?: string;
    readonly test?: { readonly dangerouslyIgnoreUnhandledErrors?: boolean };
    readonly chromatic?: { readonly disableSnapshot?: boolean };
    readonly a11y?: {
      readonly test?: string;
      readonly config?: { readonly rules?: readonly { readonly id: string; readonly enabled?: boolean }[] };
    };
  };
}

declare global {
  interface Window {
    consoleMethods?: Partial<Console>;
  }
  function __getContext(id: string): Promise<Story>;
}

/** Starts a visit, at the same time for each story. */
export const startVisit = (page: Page, storyId: string): Promise<Visit> =>
  page.evaluate(
    async ({ id, time }) => {
      window.isTouched = false;
      window.setTime?.(time);
      // The test runner wraps the console's methods for each story, and removes no wrapper.
      window.consoleMethods ??= { ...console };
      Object.assign(console, window.consoleMethods);
      const { tags, parameters, storyGlobals } = await __getContext(id);
      const { entries } = window.__STORYBOOK_PREVIEW__.storyStoreValue.storyIndex;
      const { a11y } = parameters;
      return {
        viewport: storyGlobals.viewport?.value,
        isPage: parameters.layout === 'fullscreen',
        hasPicture: !parameters.chromatic?.disableSnapshot,
        isTestOnly: tags.includes('test-only'),
        ignoresErrors: parameters.test?.dangerouslyIgnoreUnhandledErrors === true,
        isMain: entries[id]?.tags.includes('main') === true,
        isChecked: a11y?.test === 'error',
        disabledRules: (a11y?.config?.rules ?? []).filter(({ enabled }) => enabled === false).map((rule) => rule.id),
      };
    },
    { id: storyId, time: clock },
  );
