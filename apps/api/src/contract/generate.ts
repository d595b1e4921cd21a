/** `npm run generate -w @aitours/api`: the server's types from the bundled contract. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, endpointsOf, readContract } from './document.ts';

const folder = new URL('./generated/', import.meta.url);
const note = '/** Made from the contract by `npm run generate`. */\n';

/**
 * "At least one of these is required" is no type of its own, but would be written as `unknown`, and swallow the type
 * it belongs to. So it is left to the validation.
 */
function withoutBareRequirements(key: string, value: unknown): unknown {
  const bare = (part: unknown) => typeof part === 'object' && part !== null && Object.keys(part).join() === 'required';
  return key === 'anyOf' && Array.isArray(value) && value.every(bare) ? undefined : value;
}

const document = JSON.parse(readFileSync(contractFile, 'utf8'), withoutBareRequirements);
const callers = endpointsOf(readContract()).map(({ id, caller }) => `  ${id}: '${caller}';\n`);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('contract.ts', folder), note + astToString(await openapiTS(document)));
writeFileSync(
  new URL('callers.ts', folder),
  `${note}/** Who may call each operation. */\nexport interface Callers {\n${callers.join('')}}\n`,
);
