import { Worker } from 'node:worker_threads';
import { serviceUnavailable } from '../problems/problems.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** A table for spreadsheets. */
export interface Sheet {
  readonly name: string;
  readonly columns: string[];
  readonly rows: (string | number | null)[][];
}

/** What the thread receives. */
export interface SheetRequest {
  readonly format: SheetFormat;
  readonly sheet: Sheet;
}

/** Each takes memory of its own. */
const maxConcurrency = 2;
let running = 0;

/**
 * Returns a sheet as a file. It is written in a thread of its own: 20,000 rows take a second.
 *
 * @throws {Problem} service-unavailable while others are written
 */
export async function writeSheet(format: SheetFormat, sheet: Sheet): Promise<Uint8Array> {
  if (running >= maxConcurrency) throw serviceUnavailable();
  running += 1;
  const thread = new Worker(new URL('./sheetWorker.ts', import.meta.url), {
    execArgv: [],
    workerData: { format, sheet } satisfies SheetRequest,
  });
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', () => reject(new Error('The thread that writes a sheet ended')));
    });
  } finally {
    running -= 1;
    await thread.terminate();
  }
}

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Returns the headers of a response with a sheet. @param name of the file, without its extension */
export const getSheetHeaders = (format: SheetFormat, name: string) => ({
  'content-type': mediaTypes[format],
  'content-disposition': `attachment; filename="${name}.${format}"`,
});

/** Converts an amount to a number, so that spreadsheets can sum it. */
export const toDirhams = (fils: number): number => fils / 100;
