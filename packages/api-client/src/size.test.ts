import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';

/** Each operation of the contract takes about 11 bytes. */
const MAXIMUM_BYTES = 8370;

test(`the whole client with openapi-fetch takes at most ${MAXIMUM_BYTES} bytes (brotli)`, async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      // Not `es`: Vite leaves white space in ES modules of libraries.
      lib: { entry: fileURLToPath(new URL('./index.ts', import.meta.url)), formats: ['iife'], name: 'client' },
    },
  });
  const outputs = Array.isArray(result) ? result : [];
  const code = outputs.flatMap(({ output }) => output.map((part) => (part.type === 'chunk' ? part.code : ''))).join('');
  expect(code).toContain('/api/v1/cart/');
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(MAXIMUM_BYTES);
});
