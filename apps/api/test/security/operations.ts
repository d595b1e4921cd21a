import {
  type ContractDocument,
  type Endpoint,
  endpointsOf,
  readContract,
  type Schema,
} from '../../src/contract/document.ts';

/** All operations of the contract, so that one that comes later is tested without anybody thinking of it. */
export const contract: ContractDocument = readContract();
export const endpoints: readonly Endpoint[] = endpointsOf(contract);

/** The address of an operation, with something in the place of each of its parameters. */
export const addressOf = ({ path }: Endpoint, parameter = '1'): string => path.replaceAll(/\{\w+\}/g, parameter);

/** What a reference stands for. */
export function resolved(value: unknown): Schema {
  if (typeof value !== 'object' || value === null) return {};
  const reference = Reflect.get(value, '$ref');
  if (typeof reference !== 'string') return value as Schema;
  const parts = reference.slice('#/'.length).split('/');
  return resolved(parts.reduce<unknown>((node, part) => Reflect.get(Object(node), part), contract));
}

const jsonOf = ({ body }: Endpoint): Schema => resolved(body?.content['application/json']);

/** The names of all that the body of an operation may hold. */
export function membersOf(endpoint: Endpoint): string[] {
  const schema = resolved(jsonOf(endpoint)['schema']);
  const variants = [schema, ...[schema['oneOf'], schema['anyOf'], schema['allOf']].flat().map(resolved)];
  return [...new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** A body that the contract gives as an example. */
export function exampleOf(endpoint: Endpoint): unknown {
  const [first] = Object.values(jsonOf(endpoint)['examples'] ?? {});
  return resolved(first)['value'];
}
