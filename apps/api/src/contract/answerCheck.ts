import type { Endpoint } from './document.ts';
import type { AnyAnswer } from './operation.ts';
import { errorsByField, type SchemaCompiler } from './schemas.ts';

/** The server is about to break its word: a fault of ours, never the caller's. */
class ContractFault extends Error {
  override readonly name = 'ContractFault';
}

/** Makes the function that holds one endpoint's answers against the contract. */
export function answerCheck(endpoint: Endpoint, json: SchemaCompiler): (answer: AnyAnswer) => void {
  const checks = new Map(
    [...endpoint.responses].map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return [status, { check: schema ? json.compile(schema) : null, empty: !content }] as const;
    }),
  );
  return ({ status, body }) => {
    const expected = checks.get(status);
    if (!expected) throw new ContractFault(`${endpoint.id} must not answer ${status}`);
    if (expected.empty && body !== undefined) throw new ContractFault(`${endpoint.id} ${status} must not have a body`);
    if (!expected.check || expected.check(body)) return;
    const errors = JSON.stringify(errorsByField(expected.check.errors ?? [], 'body'));
    throw new ContractFault(`${endpoint.id} ${status} breaks the contract: ${errors}`);
  };
}
