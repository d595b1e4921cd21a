import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import type { Sheet, SheetFormat } from './sheet.ts';

/**
 * Encodes a sheet. CSV has a byte order mark, without which Excel doesn't read UTF-8, and an apostrophe before text that
 * spreadsheets would run as a formula (OWASP, CSV injection). In XLSX text is text.
 */
export async function encodeSheet(format: SheetFormat, { name, columns, rows }: Sheet): Promise<Uint8Array> {
  const table = [columns, ...rows];
  if (format === 'csv')
    return Buffer.from(stringify(table, { bom: true, escape_formulas: true, record_delimiter: 'windows' }));
  return writeExcelFile(table, { sheet: name, stickyRowsCount: 1 }).toBuffer();
}
