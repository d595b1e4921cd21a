import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const layers = ['rules', 'server', 'components', 'pages', 'build'] as const;

export type Layer = (typeof layers)[number];

/** The test that finds a mutant most quickly. */
export interface Proof {
  readonly suite: 'unit' | 'server' | 'stories' | 'e2e' | 'static';
  /** Of `static`, an npm script; of the others, a file. */
  readonly file: string;
  /** A part of the titles of the tests to run, as a regular expression. Absent: all of the file. */
  readonly title?: string;
  /** Only `npm run test:rest` runs it. */
  readonly isRest?: true;
}

/** A small break of the product that a test has to find. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** Occurs once in the file. White space matches any white space, so that formatting may change. */
  readonly find: string;
  readonly replace: string;
  /** What it breaks, in one sentence. */
  readonly breaks: string;
  /** The requirement that it breaks. */
  readonly row?: string;
  readonly proof: Proof;
}

/** Reads the mutants of a layer. */
export const readMutants = (layer: Layer): readonly Mutant[] =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${layer}.json`), 'utf8'));

/**
 * Returns a file's text with the mutant in it.
 *
 * @throws Error if the replaced text doesn't occur exactly once, or the mutant changes nothing
 */
export function applyMutant({ id, find, replace }: Mutant, text: string): string {
  const pattern = new RegExp(find.trim().split(/\s+/).map(escapePattern).join('\\s+'), 'g');
  const count = [...text.matchAll(pattern)].length;
  if (count !== 1) throw new Error(`${id}: what it replaces occurs ${count} times`);
  const mutated = text.replace(pattern, () => replace);
  if (mutated === text) throw new Error(`${id}: it changes nothing`);
  return mutated;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Returns what is wrong with a mutant of the list; undefined if nothing. */
export function findMutantError(mutant: Mutant, root: string): string | undefined {
  const { file, proof } = mutant;
  const files = proof.suite === 'static' ? [file] : [file, proof.file];
  const missing = files.find((one) => !existsSync(path.join(root, one)));
  if (missing !== undefined) return `${mutant.id}: there is no file ${missing}`;
  try {
    applyMutant(mutant, readFileSync(path.join(root, file), 'utf8'));
    return undefined;
  } catch (error) {
    return String(error);
  }
}
