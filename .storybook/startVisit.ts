import type { Page } from '@playwright/test';
import { clock } from './takePictures.ts';

/** What a visit needs to know of a story, from its tags and parameters. */
export interface Visit {
  /** Name of the window's width. */
  readonly width: string | undefined;
  readonly isPage: boolean;
  readonly hasPicture: boolean;
  /** Whether it leaves the state that it names. */
  readonly isTestOnly: boolean;
  /** Whether it reports errors in its state. */
  readonly ignoresErrors: boolean;
  /** Whether axe checks it. */
  readonly isChecked: boolean;
  readonly disabledRules: readonly string[];
}

interface Story {
  readonly tags: readonly string[];
  readonly parameters: {
    readonly width?: string;
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
  function __getContext(id: string): Promise<Story>;
}

/** Starts a visit, at the same time for each story. */
export const startVisit = (page: Page, storyId: string): Promise<Visit> =>
  page.evaluate(
    async ({ id, time }) => {
      window.isTouched = false;
      window.setTime?.(time);
      const { tags, parameters } = await __getContext(id);
      const { a11y } = parameters;
      return {
        width: parameters.width,
        isPage: parameters.layout === 'fullscreen',
        hasPicture: !parameters.chromatic?.disableSnapshot,
        isTestOnly: tags.includes('test-only'),
        ignoresErrors: parameters.test?.dangerouslyIgnoreUnhandledErrors === true,
        isChecked: a11y?.test === 'error',
        disabledRules: (a11y?.config?.rules ?? []).filter(({ enabled }) => enabled === false).map((rule) => rule.id),
      };
    },
    { id: storyId, time: clock },
  );
