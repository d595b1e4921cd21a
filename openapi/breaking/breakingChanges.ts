import { type Body, type Contract, METHODS, type Operation, type Parameter, resolve } from './document.ts';
import { createComparison } from './incompatibilities.ts';

interface Call {
  /** Method and path with its server: `GET /api/v1/tours/tours/{id}/`. */
  readonly endpoint: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/**
 * Returns the changes that break clients of the last release: removed operations, statuses or members, new
 * requirements, unknown values or types. A change of a shared schema is reported once.
 *
 * Longer texts and lists in responses aren't breaking, because clients don't rely on these bounds; nor are new members
 * of responses, which clients ignore, nor new error statuses, which clients handle as problems.
 */
export function findBreakingChanges(last: Contract, now: Contract): readonly string[] {
  const calls = new Map(listCalls(now).map((call) => [call.endpoint, call]));
  const compareRequest = createComparison('request');
  const compareResponse = createComparison('response');

  const compareCalls = (before: Call): readonly string[] => {
    const after = calls.get(before.endpoint);
    if (!after) return [`${before.endpoint} is gone`];
    const name = before.operation.operationId;
    return [
      ...(after.operation.operationId === name ? [] : [`${name} is now called ${after.operation.operationId}`]),
      ...(requiresToken(after.operation) && !requiresToken(before.operation) ? [`${name} now requires a token`] : []),
      ...compareParameters(name, before.parameters, after.parameters),
      ...compareRequests(name, before.operation.requestBody, after.operation.requestBody),
      ...compareResponses(name, before.operation.responses, after.operation.responses),
    ];
  };

  const compareParameters = (name: string, before: readonly Parameter[], after: readonly Parameter[]) => {
    const findParameter = (parameters: readonly Parameter[], one: Parameter) =>
      parameters.find((other) => other.name === one.name && other.in === one.in);
    return [
      ...before.flatMap((one) => {
        const other = findParameter(after, one);
        const place = `${name}(${one.name})`;
        if (!other) return [`${place} is no longer accepted`];
        return compareRequest(
          { contract: last, schema: one.schema },
          { contract: now, schema: other.schema },
          place,
        ).map(({ place, what }) => `${place}, request: ${what}`);
      }),
      ...after
        .filter((one) => one.required && !findParameter(before, one)?.required)
        .map((one) => `${name}(${one.name}) is now required`),
    ];
  };

  const compareRequests = (name: string, before: Body | undefined, after: Body | undefined): readonly string[] => {
    const from = before && resolve<Body>(last, before);
    const to = after && resolve<Body>(now, after);
    return [
      ...(to?.required && !from?.required ? [`${name} now requires a body`] : []),
      ...Object.entries(from?.content ?? {}).flatMap(([type, { schema = {} }]) => {
        const other = to?.content?.[type];
        if (!other) return [`${name} no longer accepts ${type}`];
        return compareRequest({ contract: last, schema }, { contract: now, schema: other.schema ?? {} }, name).map(
          ({ place, what }) => `${place}, request: ${what}`,
        );
      }),
    ];
  };

  const compareResponses = (name: string, before: Operation['responses'], after: Operation['responses']) => {
    const successes = Object.keys(after).filter((code) => code.startsWith('2') && !before[code]);
    return [
      ...successes.map((code) => `${name} may return ${code}`),
      ...Object.entries(before).flatMap(([code, response]) => {
        const other = after[code];
        if (!other) return [`${name} no longer returns ${code}`];
        const content = resolve<Body>(now, other).content ?? {};
        return Object.entries(resolve<Body>(last, response).content ?? {}).flatMap(([type, { schema = {} }]) => {
          const current = content[type];
          if (!current) return [`${name} no longer returns ${code} as ${type}`];
          const place = `${name} ${code}`;
          return compareResponse(
            { contract: now, schema: current.schema ?? {} },
            { contract: last, schema },
            place,
          ).map(({ place, what }) => `${place}, response: ${what}`);
        });
      }),
    ];
  };

  return [...new Set(listCalls(last).flatMap(compareCalls))];
}

function listCalls(contract: Contract): readonly Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const [server] = item.servers ?? contract.servers ?? [];
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(contract, parameter),
      );
      const endpoint = `${method.toUpperCase()} ${server?.url.replace(/\/$/, '') ?? ''}${path}`;
      return [{ endpoint, operation, parameters }];
    });
  });
}

const requiresToken = ({ security = [] }: Operation): boolean =>
  security.length > 0 && !security.some((scheme) => Object.keys(scheme).length === 0);
