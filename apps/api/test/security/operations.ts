import {
  type ContractDocument,
  type Endpoint,
  listEndpoints,
  readContract,
  type Schema,
} from '../../src/contract/document.ts';

/** All operations of the contract, so that new ones are tested automatically. */
export const contract: ContractDocument = readContract();
export const endpoints: readonly Endpoint[] = listEndpoints(contract);

/** Returns the path of an operation with a value for each parameter. */
export const formatPath = ({ path }: Endpoint, parameter = '1'): string => path.replaceAll(/\{\w+\}/g, parameter);

/** Resolves a reference. */
export function resolve(value: unknown): Schema {
  if (typeof value !== 'object' || value === null) return {};
  const reference = Reflect.get(value, '$ref');
  if (typeof reference !== 'string') return value as Schema;
  const parts = reference.slice('#/'.length).split('/');
  return resolve(parts.reduce<unknown>((node, part) => Reflect.get(Object(node), part), contract));
}

const getJson = ({ body }: Endpoint): Schema => resolve(body?.content['application/json']);

/** Returns the names of all members that an operation's body may have. */
export function listMembers(endpoint: Endpoint): string[] {
  const schema = resolve(getJson(endpoint)['schema']);
  const variants = [schema, ...[schema['oneOf'], schema['anyOf'], schema['allOf']].flat().map(resolve)];
  return [...new Set(variants.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** Returns the contract's first example of a body. */
export function getExample(endpoint: Endpoint): unknown {
  const [first] = Object.values(getJson(endpoint)['examples'] ?? {});
  return resolve(first)['value'];
}
