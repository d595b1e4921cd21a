import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StoryFile } from './catalogueTexts.ts';

/** Returns the story files of the web app: its routes and its shell. */
export function storyFiles(root: string): readonly StoryFile[] {
  return globSync('apps/web/src/**/*.stories.tsx', { cwd: root }).map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const title = /\btitle: '((?:Routes|Shell)\/[^']+)'/.exec(source)?.[1];
    if (title === undefined) throw new Error(`${file} has no title`);
    return { title, source };
  });
}
