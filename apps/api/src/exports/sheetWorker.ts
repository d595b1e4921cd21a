/** Writes one sheet in a thread of its own: it takes up to a second, in which the server could answer no request. */
import { parentPort, workerData } from 'node:worker_threads';
import { encodeSheet } from './encodeSheet.ts';
import type { SheetRequest } from './sheet.ts';

const { format, sheet }: SheetRequest = workerData;
parentPort?.postMessage(await encodeSheet(format, sheet));
