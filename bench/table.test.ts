import { expect, it } from 'vitest';
import { type Column, table } from './table.ts';

interface Row {
  readonly name: string;
  readonly value: number;
}

const columns: readonly Column<Row>[] = [
  { title: 'What', align: 'left', cell: ({ name }) => name },
  { title: 'p99', align: 'right', cell: ({ value }) => value.toFixed(1) },
];

it('pads text on the right and figures on the left', () => {
  const rows = [
    { name: 'list', value: 7.25 },
    { name: 'availability', value: 1234.5 },
  ];
  expect(table(columns, rows)).toBe(
    [
      '| What         |    p99 |',
      '| ------------ | -----: |',
      '| list         |    7.3 |',
      '| availability | 1234.5 |',
    ].join('\n'),
  );
});

it('prints the header without rows', () => {
  expect(table(columns, [])).toBe('| What | p99 |\n| ---- | --: |');
});
