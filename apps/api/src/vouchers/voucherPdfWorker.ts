/** Renders vouchers in a thread of its own: one takes tenths of a second, in which the server could answer no request. */
import { parentPort } from 'node:worker_threads';
import { renderVoucherPdf } from './renderVoucherPdf.ts';
import type { PdfRequest, PdfResponse } from './voucherPdfs.ts';

const port = parentPort;
if (!port) throw new Error('This module runs in a worker only');
const respond = (response: PdfResponse) => port.postMessage(response);
port.on('message', ({ id, content }: PdfRequest) => {
  renderVoucherPdf(content).then(
    (pdf) => respond({ id, pdf }),
    (error: unknown) => respond({ id, error: String(error) }),
  );
});
