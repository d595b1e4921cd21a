import type { Page } from '@playwright/test';
import { checkDocsPage } from './stateChecks.ts';

/** The fields of an entry in Storybook's index that a visit needs; a docs page has no `exportName`. */
export interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly exportName: string;
  readonly tags: readonly string[];
}

interface Visit {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

type Hook = (page: Page, visit: Visit) => Promise<void>;

declare global {
  /** The globals of the test runner. */
  var page: Page;
  var context: unknown;
  var jestPlaywright: { resetPage(): Promise<void>; resetContext(options?: object): Promise<void> };
  var __sbPreVisit: Hook | undefined;
  var __sbPostVisit: Hook | undefined;
  var __sbSetupPage: (page: Page, context: unknown) => Promise<void>;
  function describe(name: string, tests: () => void): void;
  function it(name: string, test: () => Promise<void>): void;
  function __test(id: string): Promise<void>;
  interface ImportMeta {
    readonly jest: { retryTimes(times: number, options: { logErrorsBeforeRetry: boolean }): void };
  }
}

/**
 * Defines one test per story, like the test runner, but for many story files in one test file: loading Storybook again
 * for each of 130 files took a third of a run.
 */
export function visitStories(stories: readonly StoryEntry[]): void {
  allowSecondAttempt();
  for (const { id, title, exportName, tags } of stories) {
    describe(title, () => {
      describe(exportName, () => {
        it(tags.includes('play-fn') ? 'play-test' : 'smoke-test', () =>
          attempt(() => visit({ id, title, name: exportName })),
        );
      });
    });
  }
}

/** Defines one test per docs page. */
export function visitDocs(pages: readonly StoryEntry[]): void {
  allowSecondAttempt();
  for (const { id, title } of pages) describe(title, () => it('docs', () => attempt(() => checkDocsPage(page, id))));
}

/** A story that navigates destroys the runner's context, and a busy machine can miss a deadline: decision 0025. */
const allowSecondAttempt = (): void => import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** A visitor far from the shop: no story depends on the machine's time zone or language. */
const foreign = { timezoneId: 'America/Los_Angeles', locale: 'en-US' };

const isAlone = process.env['STORY_CHECKS'] === 'alone';

async function visit(story: Visit): Promise<void> {
  if (isAlone) {
    await jestPlaywright.resetContext(foreign);
    await globalThis.__sbSetupPage(page, context);
  }
  await globalThis.__sbPreVisit?.(page, story);
  await page.evaluate((id) => __test(id), story.id);
  await globalThis.__sbPostVisit?.(page, story);
}

/** After a failure the page can be in any state, so what follows has a new one. */
async function attempt(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    await jestPlaywright.resetPage();
    await globalThis.__sbSetupPage(page, context);
    throw error;
  }
}
