import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as sendRequest } from 'node:http';
import { type BenchRequest, createRequest, readId, type SentRequest } from './benchRequest.ts';

/** A response as it was sent, with its compression. */
export interface Recording {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly base64: string;
}

/** Headers of one connection, and those that the server of the recording sets itself. */
const omittedHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

/**
 * Sends a request and records its response.
 *
 * @throws Error with the body of a response that is not 2xx
 */
export async function record(url: string, request: BenchRequest): Promise<Recording> {
  const id = request.before ? await create(url, createRequest(request.before, 0)) : '';
  const { status, headers, body } = await sendSafely(url, createRequest(request, 0, id));
  const recorded = Object.entries(headers).filter(([name]) => !omittedHeaders.has(name));
  return { status, headers: Object.fromEntries(recorded), base64: body.toString('base64') };
}

async function create(url: string, request: SentRequest): Promise<string> {
  const { headers } = await sendSafely(url, request);
  return readId(headers.location ?? '');
}

async function sendSafely(url: string, request: SentRequest): Promise<Response> {
  const response = await send(url, request);
  const { status, body } = response;
  if (status < 200 || status > 299)
    throw new Error(`${request.method} ${request.path} returned ${status}: ${body.toString().slice(0, 500)}`);
  return response;
}

interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends without `fetch`, which decompresses the body. */
function send(url: string, { path, body, ...options }: SentRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = sendRequest(new URL(path, url), options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
