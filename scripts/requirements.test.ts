import { describe, expect, test } from 'vitest';
import { mentionedIds, readMentions, readRequirements, requirementsText } from './requirements.ts';

const { rows, gaps } = readRequirements(requirementsText());
const defined = new Set([...rows, ...gaps]);
const areas = [...new Set([...defined].map((id) => id.replace(/-\d+$/, '')))];
const mentions = readMentions(areas);

test('reads rows and gaps from the first column of tables', () => {
  const markdown = '| ID | Requirement |\n|---|---|\n| DEMO-04 | Text | 1 |\n| GAP-20 | Text, see DEMO-05 | 1 |\n';
  expect(readRequirements(markdown)).toEqual({ rows: new Set(['DEMO-04']), gaps: new Set(['GAP-20']) });
  expect(mentionedIds('DEMO-04 restores; GAP-20, XDEMO-04, DEMO-4', ['DEMO', 'GAP'])).toEqual(['DEMO-04', 'GAP-20']);
});

test('defines the 739 rows and 85 gaps of the specification', () => {
  expect([rows.size, gaps.size]).toEqual([739, 85]);
});

describe('every ID in code, tests, contract and docs', () => {
  test('is defined in docs/requirements.md', () => {
    const unknown = mentions.flatMap(({ file, ids }) =>
      ids.filter((id) => !defined.has(id)).map((id) => `${file}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('each row is named by a test, a story or a journey', () => {
    const named = new Set(mentions.filter(({ isTest }) => isTest).flatMap(({ ids }) => ids));
    expect([...rows].filter((row) => !named.has(row))).toEqual([]);
  });
});
