/** The IDs of requirements: where they are defined and where the repository mentions them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './commands.ts';

/** The document that defines every row and gap. */
const REQUIREMENTS = 'docs/requirements.md';

const textFile = /\.(ts|tsx|mjs|js|json|yaml|yml|md|mdx|css|svg|html)$|(^|\/)(Dockerfile|run)$/;
const testFile = /\.(test|spec|stories)\.tsx?$|(^|\/)e2e\//;

export interface Requirements {
  /** IDs of requirement rows, such as CART-04. */
  readonly rows: ReadonlySet<string>;
  /** IDs of gaps, such as GAP-20. */
  readonly gaps: ReadonlySet<string>;
}

/** Reads the IDs that a requirements document defines: the first column of its tables. */
export function readRequirements(markdown: string): Requirements {
  const ids = [...markdown.matchAll(/^\| ([A-Z]+-\d+) \| /gm)].map(([, id = '']) => id);
  const isGap = (id: string) => id.startsWith('GAP-');
  return { rows: new Set(ids.filter((id) => !isGap(id))), gaps: new Set(ids.filter(isGap)) };
}

/** Returns the IDs that a text mentions, given the areas (such as CART) that exist. */
export function mentionedIds(text: string, areas: readonly string[]): readonly string[] {
  return text.match(new RegExp(`\\b(?:${areas.join('|')})-\\d{2,}\\b`, 'g')) ?? [];
}

/** A file of the repository with the IDs that it mentions. */
export interface Mentions {
  readonly file: string;
  readonly ids: readonly string[];
  /** Whether the file is a test, a story or a journey, whose mentions count as proof. */
  readonly isTest: boolean;
}

/** Reads every text file that git tracks, except the documents that define the IDs. */
export function readMentions(areas: readonly string[]): readonly Mentions[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => textFile.test(file) && file !== REQUIREMENTS && !file.includes('package-lock'))
    .map((file) => ({
      file,
      ids: mentionedIds(readFile(file), areas),
      isTest: testFile.test(file),
    }));
}

export const requirementsText = (): string => readFile(REQUIREMENTS);

/** A file that was deleted but is still in git's index has no text. */
function readFile(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}
