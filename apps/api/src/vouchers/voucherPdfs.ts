import { Worker } from 'node:worker_threads';
import { serviceUnavailable } from '../problems/problems.ts';
import type { VoucherContent } from './voucherContent.ts';

/** Renders vouchers as PDF, one after another, in a thread of its own. */
export interface VoucherPdfs {
  /** @throws {Problem} service-unavailable while too many wait */
  render(content: VoucherContent): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** What the thread receives. */
export interface PdfRequest {
  readonly id: number;
  readonly content: VoucherContent;
}

/** What the thread returns. */
export type PdfResponse = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly error: string });

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

/** At a fifth of a second for each, the last one waits four seconds. */
const maxWaiting = 20;
/** Fonts and code take 50 MB, which an idle shop gets back. */
const idleTime = 60_000;

/** Creates the renderer. Its thread starts with the first voucher and ends when it has been idle. */
export function createVoucherPdfs(): VoucherPdfs {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let thread: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  const stop = async () => {
    const stopped = thread;
    thread = null;
    await stopped?.terminate();
  };
  const fail = (error: Error) => {
    thread = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const settle = (response: PdfResponse) => {
    const request = waiting.get(response.id);
    waiting.delete(response.id);
    if ('pdf' in response) request?.resolve(response.pdf);
    else request?.reject(new Error(response.error));
    if (waiting.size === 0) idle = setTimeout(() => void stop(), idleTime).unref();
  };
  const start = () => {
    const started = new Worker(new URL('./voucherPdfWorker.ts', import.meta.url), { execArgv: [] });
    started.on('message', settle);
    started.on('error', fail);
    started.on('exit', () => thread === started && fail(new Error('The thread that renders vouchers ended')));
    started.unref();
    return started;
  };
  return {
    render(content) {
      if (waiting.size >= maxWaiting) throw serviceUnavailable();
      clearTimeout(idle);
      thread ??= start();
      const id = ++lastId;
      const current = thread;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        current.postMessage({ id, content } satisfies PdfRequest);
      });
    },
    async close() {
      clearTimeout(idle);
      await stop();
      fail(new Error('The shop is stopping'));
    },
  };
}
