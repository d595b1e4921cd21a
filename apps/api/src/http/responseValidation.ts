import type { Endpoint } from '../contract/document.ts';
import { groupErrorsByField, type SchemaCompiler } from '../contract/schemas.ts';
import type { AnyResponse } from './operation.ts';

/** A handler's response doesn't match the contract: a bug in the server. */
class ContractViolation extends Error {
  override readonly name = 'ContractViolation';
}

/** Creates the function that validates the responses of one endpoint. It throws a `ContractViolation`. */
export function createResponseValidator(endpoint: Endpoint, json: SchemaCompiler): (response: AnyResponse) => void {
  const validators = new Map(
    [...endpoint.responses].map(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return [status, { validate: schema ? json.compile(schema) : null, isEmpty: !content }] as const;
    }),
  );
  return ({ status, body }) => {
    const expected = validators.get(status);
    if (!expected) throw new ContractViolation(`${endpoint.id} has no response ${status} in the contract`);
    if (expected.isEmpty && body !== undefined)
      throw new ContractViolation(`${endpoint.id} ${status} must not have a body`);
    const errors = expected.validate?.(body) ?? [];
    if (errors.length === 0) return;
    const text = JSON.stringify(groupErrorsByField(errors, 'body'));
    throw new ContractViolation(`${endpoint.id} ${status} violates the contract: ${text}`);
  };
}
