import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ContractDocument } from '../contract/document.ts';
import { createEntityTag } from '../lib/entityTag.ts';
import { sendCacheableResponse } from './sendResponse.ts';

/** Redoc writes style elements and starts its search in a worker from a blob. It requests nothing but the contract. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const theme = JSON.stringify({
  colors: { primary: { main: '#0b5563' } },
  typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
});

const referencePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>aiTours API</title>
    <link rel="icon" href="data:," />
    <style>
      body {
        margin: 0;
      }
    </style>
  </head>
  <body>
    <noscript>The reference needs JavaScript. The contract is <a href="/openapi.json">openapi.json</a>.</noscript>
    <redoc spec-url="/openapi.json" theme='${theme}'></redoc>
    <script src="/docs/redoc.js"></script>
  </body>
</html>
`;

/** Serves the contract at `/openapi.json`, and its reference for people, by Redoc, at `/docs`. */
export function serveContract(app: FastifyInstance, contract: ContractDocument): void {
  const serve = (url: string, type: string, read: () => string, headers: Readonly<Record<string, string>> = {}) => {
    let file: { readonly text: string; readonly tag: string } | undefined;
    app.get(url, (request, reply) => {
      if (!file) {
        const text = read();
        file = { text, tag: createEntityTag(text) };
      }
      return sendCacheableResponse(request, reply, {
        status: 200,
        headers: { ...headers, 'content-type': type },
        ...file,
      });
    });
  };
  serve('/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(contract));
  serve('/docs', 'text/html; charset=utf-8', () => referencePage, { 'content-security-policy': referencePolicy });
  serve('/docs/redoc.js', 'text/javascript; charset=utf-8', () =>
    readFileSync(fileURLToPath(import.meta.resolve('@aitours/openapi/redoc.js')), 'utf8'),
  );
}
