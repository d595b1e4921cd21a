import { describe, expect, test } from 'vitest';
import {
  getArea,
  mentionedIds,
  readEvidence,
  readMentions,
  readRequirements,
  requirementsText,
} from '../.storybook/requirements.ts';
import { root } from './commands.ts';

const defined = readRequirements(requirementsText(root)).map(({ id }) => id);
const isGap = (id: string) => id.startsWith('GAP-');
const mentions = readMentions(root, [...new Set(defined.map(getArea))]);

test('reads rows and gaps from the first column of tables', () => {
  const markdown =
    '| ID | Requirement |\n|---|---|\n| DEMO-04 | Text | 1 |\n| GAP-20 | Text, see | **DEMO-05** | 1 |\n';
  expect(readRequirements(markdown)).toEqual([
    { id: 'DEMO-04', text: 'Text' },
    { id: 'GAP-20', text: 'Text, see DEMO-05' },
  ]);
  expect(mentionedIds('DEMO-04 restores; GAP-20, XDEMO-04, DEMO-4', ['DEMO', 'GAP'])).toEqual(['DEMO-04', 'GAP-20']);
});

test('defines the 739 rows and 85 gaps of the specification', () => {
  expect([defined.filter((id) => !isGap(id)).length, defined.filter(isGap).length]).toEqual([739, 85]);
});

describe('every ID in code, tests, contract and docs', () => {
  test('is defined in docs/requirements.md', () => {
    const unknown = mentions.flatMap(({ file, ids }) =>
      ids.filter((id) => !defined.includes(id)).map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('each row is named by a test or a journey, or is a tag of a story', () => {
    const proven = new Set(mentions.flatMap((file) => file.proven));
    expect(defined.filter((id) => !isGap(id) && !proven.has(id))).toEqual([]);
  });
});

test('finds the tests and the code of a requirement', () => {
  const { tests, code } = readEvidence(root).find(({ id }) => id === 'CONST-25') ?? {};
  expect(tests).toEqual(expect.arrayContaining([expect.stringMatching(/\.test\.ts$/)]));
  expect(code).toEqual(expect.arrayContaining([expect.stringMatching(/^packages\/domain\//)]));
});
