/** Text is aligned left, figures right. */
export type Alignment = 'left' | 'right';

export interface Column<Row> {
  readonly title: string;
  readonly align: Alignment;
  readonly cell: (row: Row) => string;
}

/** Formats a Markdown table whose columns are aligned in a terminal as well. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, index) => Math.max(3, ...cells.map((line) => line[index]?.length ?? 0)));
  const [head = '', ...body] = cells.map((line) => {
    const padded = line.map((cell, index) => {
      const width = widths[index] ?? 0;
      return columns[index]?.align === 'right' ? cell.padStart(width) : cell.padEnd(width);
    });
    return `| ${padded.join(' | ')} |`;
  });
  const rule = columns.map(({ align }, index) => {
    const dashes = '-'.repeat((widths[index] ?? 0) - 1);
    return align === 'right' ? `${dashes}:` : `-${dashes}`;
  });
  return [head, `| ${rule.join(' | ')} |`, ...body].join('\n');
}
