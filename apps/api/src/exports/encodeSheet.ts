import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import type { Sheet, SheetFormat } from './sheet.ts';

/**
 * Encodes a sheet. CSV has a byte order mark, without which Excel doesn't read UTF-8, and an apostrophe before text that
 * spreadsheets would run as a formula (OWASP, CSV injection). Its amounts have two decimals. In XLSX text is text.
 */
export async function encodeSheet(format: SheetFormat, { name, columns, rows }: Sheet): Promise<Uint8Array> {
  if (format === 'csv')
    return Buffer.from(
      stringify([columns, ...rows.map((row) => row.map((value, index) => formatAmount(columns[index], value)))], {
        bom: true,
        escape_formulas: true,
        record_delimiter: 'windows',
      }),
    );
  return writeExcelFile([columns, ...rows], { sheet: name, stickyRowsCount: 1 }).toBuffer();
}

/** An amount is in a column whose name ends with its currency. */
const formatAmount = (column: string | undefined, value: Sheet['rows'][number][number]) =>
  typeof value === 'number' && column?.endsWith('_aed') ? value.toFixed(2) : value;
