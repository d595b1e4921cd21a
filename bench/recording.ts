import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { freshHeaders, pathAt, type Question } from './question.ts';

/** An answer as it came over the wire, compressed as it was. */
export interface Recording {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly base64: string;
}

/** Of one connection, or made by the server that sends the recording. */
const unrepeatable = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * Asks once and keeps the answer.
 *
 * @throws Error with the answer's text unless it is a 2xx
 */
export async function record(url: string, question: Question): Promise<Recording> {
  const { status, headers, body } = await ask(url, question);
  if (status < 200 || status > 299) {
    throw new Error(
      `${question.method} ${pathAt(question, 0)} is answered ${status}: ${body.toString().slice(0, 500)}`,
    );
  }
  const kept = Object.entries(headers).filter(([name]) => !unrepeatable.has(name));
  return { status, headers: Object.fromEntries(kept), base64: body.toString('base64') };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** `fetch` would hand out the body uncompressed. */
function ask(url: string, question: Question): Promise<Answer> {
  const {
    method,
    headers,
    bodies: [body],
  } = question;
  return new Promise((resolve, reject) => {
    const asked = request(new URL(pathAt(question, 0), url), { method, headers: freshHeaders(headers) }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
