/** The IDs of requirements: where they are defined and where the repository mentions them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The document that defines every row and gap. */
const REQUIREMENTS = 'docs/requirements.md';

const textFile = /\.(ts|tsx|mjs|js|json|yaml|yml|md|mdx|css|svg|html)$|(^|\/)(Dockerfile|run)$/;
const testFile = /\.(test|spec)\.tsx?$|(^|\/)e2e\//;

/** A row or gap of the document. */
export interface Requirement {
  /** Such as CART-04, or GAP-20 for a gap. */
  readonly id: string;
  readonly text: string;
}

/** Reads the rows and gaps that a requirements document defines, by the first column of its tables. */
export function readRequirements(markdown: string): readonly Requirement[] {
  const rows = markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.*) \| [^|]* \|$/gm);
  return [...rows].map(([, id = '', text = '']) => ({ id, text: text.replaceAll('**', '').replaceAll(' | ', ' ') }));
}

export const getArea = (id: string): string => id.replace(/-\d+$/, '');

/** Returns the IDs that a text mentions, given the areas (such as CART) that exist. */
export function mentionedIds(text: string, areas: readonly string[]): readonly string[] {
  return text.match(new RegExp(`\\b(?:${areas.join('|')})-\\d{2,}\\b`, 'g')) ?? [];
}

/** A file of the repository with the IDs that it mentions. */
export interface Mentions {
  readonly file: string;
  readonly ids: readonly string[];
  /** The IDs that its tests prove: all that a test or journey mentions, and the tags of stories. */
  readonly proven: readonly string[];
}

/** Reads every text file that git tracks, except the documents that define the IDs. */
export function readMentions(root: string, areas: readonly string[]): readonly Mentions[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files
    .split('\n')
    .filter((file) => textFile.test(file) && file !== REQUIREMENTS && !file.includes('package-lock'))
    .map((file) => {
      const text = readFile(root, file);
      const ids = mentionedIds(text, areas);
      if (file.endsWith('.stories.tsx')) return { file, ids, proven: mentionedIds(storyTags(text), areas) };
      return { file, ids, proven: testFile.test(file) ? ids : [] };
    });
}

const storyTags = (source: string): string => (source.match(/\btags: \[[^\]]*\]/g) ?? []).join();

export const requirementsText = (root: string): string => readFile(root, REQUIREMENTS);

/** A file that was deleted but is still in git's index has no text. */
function readFile(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}

/** A requirement with the files that prove and that implement it; stories are in Storybook's index. */
export interface Evidence extends Requirement {
  readonly tests: readonly string[];
  readonly code: readonly string[];
}

/** Returns every requirement with its evidence in the repository. */
export function readEvidence(root: string): readonly Evidence[] {
  const requirements = readRequirements(requirementsText(root));
  const areas = [...new Set(requirements.map(({ id }) => getArea(id)))];
  const mentions = readMentions(root, areas).filter(({ file }) => !/\.(md|mdx)$|\.stories\.tsx$/.test(file));
  return requirements.map(({ id, text }) => ({
    id,
    text,
    tests: mentions.filter(({ proven }) => proven.includes(id)).map(({ file }) => file),
    code: mentions.filter(({ ids, proven }) => ids.includes(id) && !proven.includes(id)).map(({ file }) => file),
  }));
}
