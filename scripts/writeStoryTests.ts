import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryEntry } from '../.storybook/visitStories.ts';
import type { SelectableStory } from './selectStories.ts';

/** An entry of Storybook's index. */
export interface IndexEntry extends StoryEntry, SelectableStory {
  readonly type: string;
}

/**
 * Writes test files of about equal size, with the stories of one file together.
 *
 * @param root the folder of the project
 * @param fileCount few, because each test file loads Storybook
 * @returns their glob pattern
 */
export function writeStoryTests(
  root: string,
  fileCount: number,
  stories: readonly IndexEntry[],
  docsPages: readonly IndexEntry[] = [],
): string {
  const files = [...Map.groupBy(stories, ({ importPath }) => importPath).values()];
  const parts = Array.from({ length: Math.min(fileCount, files.length) }, (): StoryEntry[] => []);
  for (const file of files.sort((one, other) => other.length - one.length)) {
    parts.reduce((one, other) => (other.length < one.length ? other : one)).push(...file);
  }
  const target = path.join(root, 'reports', 'stories');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const write = (name: string, visit: string, list: readonly StoryEntry[]) => {
    const visits = list.map(({ id, title, exportName, tags }) => ({ id, title, exportName, tags }));
    const source = `import { ${visit} } from '../../.storybook/visitStories.ts';\n${visit}(${JSON.stringify(visits)});\n`;
    writeFileSync(path.join(target, `${name}.test.js`), source);
  };
  for (const [number, part] of parts.entries()) write(`part-${number + 1}`, 'visitStories', part);
  if (docsPages.length > 0) write('docs', 'visitDocs', docsPages);
  return '**/reports/stories/*.test.js';
}
