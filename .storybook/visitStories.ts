import type { Page } from '@playwright/test';

/** Of a story in Storybook's index what a visit needs. */
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
  /** What the test runner puts around its tests. */
  var page: Page;
  var context: unknown;
  var jestPlaywright: { resetPage(): Promise<void> };
  var __sbPreVisit: Hook | undefined;
  var __sbPostVisit: Hook | undefined;
  var __sbSetupPage: (page: Page, context: unknown) => Promise<void>;
  function describe(name: string, tests: () => void): void;
  function it(name: string, test: () => Promise<void>): void;
  function __test(id: string): Promise<void>;
}

/**
 * One test for each story, as the test runner makes them of a story file, but of many files at once: a third of a whole
 * run went into opening Storybook anew for each of 130 files.
 */
export function visitStories(stories: readonly StoryEntry[]): void {
  for (const { id, title, exportName, tags } of stories) {
    describe(title, () => {
      describe(exportName, () => {
        it(tags.includes('play-fn') ? 'play-test' : 'smoke-test', () => retried({ id, title, name: exportName }));
      });
    });
  }
}

async function visit(story: Visit): Promise<void> {
  await globalThis.__sbPreVisit?.(page, story);
  await page.evaluate((id) => __test(id), story.id);
  await globalThis.__sbPostVisit?.(page, story);
}

/** A story that leads its page elsewhere takes the runner with it: once more, on a new page. */
async function retried(story: Visit): Promise<void> {
  try {
    await visit(story);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await jestPlaywright.resetPage();
    await globalThis.__sbSetupPage(page, context);
    await visit(story);
  }
}
