import { type Body, type Contract, METHODS, type Operation, type Parameter, resolve } from './document.ts';
import { createComparison } from './misfits.ts';

interface Call {
  /** As others write it: `GET /api/v1/tours/tours/{id}/`. */
  readonly address: string;
  readonly operation: Operation;
  readonly parameters: readonly Parameter[];
}

/**
 * What a caller written for the last release would notice: a call, a code or a member that is gone, something newly
 * asked for, a value or a type it doesn't know. Each once, however many calls share the schema.
 *
 * Longer texts and longer lists in answers are none: no caller counts on a bound of what it is given. Nor are new
 * members of answers, which callers ignore, nor new codes of failure, which are all read as problems.
 */
export function breakingChanges(last: Contract, now: Contract): readonly string[] {
  const calls = new Map(callsOf(now).map((call) => [call.address, call]));
  const taken = createComparison('request');
  const given = createComparison('answer');

  const compareCalls = (before: Call): readonly string[] => {
    const after = calls.get(before.address);
    if (!after) return [`${before.address} is gone`];
    const name = before.operation.operationId;
    return [
      ...(after.operation.operationId === name ? [] : [`${name} is now called ${after.operation.operationId}`]),
      ...(needsToken(after.operation) && !needsToken(before.operation) ? [`${name} now needs a token`] : []),
      ...compareParameters(name, before.parameters, after.parameters),
      ...compareRequests(name, before.operation.requestBody, after.operation.requestBody),
      ...compareAnswers(name, before.operation.responses, after.operation.responses),
    ];
  };

  const compareParameters = (name: string, before: readonly Parameter[], after: readonly Parameter[]) => {
    const isIn = (parameters: readonly Parameter[], one: Parameter) =>
      parameters.find((other) => other.name === one.name && other.in === one.in);
    return [
      ...before.flatMap((one) => {
        const other = isIn(after, one);
        const place = `${name}(${one.name})`;
        if (!other) return [`${place} is no longer taken`];
        return taken({ contract: last, schema: one.schema }, { contract: now, schema: other.schema }, place).map(
          ({ place, what }) => `${place}, asked for: ${what}`,
        );
      }),
      ...after
        .filter((one) => one.required && !isIn(before, one)?.required)
        .map((one) => `${name}(${one.name}) is now required`),
    ];
  };

  const compareRequests = (name: string, before: Body | undefined, after: Body | undefined): readonly string[] => {
    const from = before && resolve<Body>(last, before);
    const to = after && resolve<Body>(now, after);
    return [
      ...(to?.required && !from?.required ? [`${name} now needs a body`] : []),
      ...Object.entries(from?.content ?? {}).flatMap(([type, { schema = {} }]) => {
        const other = to?.content?.[type];
        if (!other) return [`${name} no longer takes ${type}`];
        return taken({ contract: last, schema }, { contract: now, schema: other.schema ?? {} }, name).map(
          ({ place, what }) => `${place}, taken: ${what}`,
        );
      }),
    ];
  };

  const compareAnswers = (name: string, before: Operation['responses'], after: Operation['responses']) => {
    const successes = Object.keys(after).filter((code) => code.startsWith('2') && !before[code]);
    return [
      ...successes.map((code) => `${name} may answer ${code}`),
      ...Object.entries(before).flatMap(([code, answer]) => {
        const other = after[code];
        if (!other) return [`${name} no longer answers ${code}`];
        const content = resolve<Body>(now, other).content ?? {};
        return Object.entries(resolve<Body>(last, answer).content ?? {}).flatMap(([type, { schema = {} }]) => {
          const current = content[type];
          if (!current) return [`${name} no longer answers ${code} as ${type}`];
          const place = `${name} ${code}`;
          return given({ contract: now, schema: current.schema ?? {} }, { contract: last, schema }, place).map(
            ({ place, what }) => `${place}, given: ${what}`,
          );
        });
      }),
    ];
  };

  return [...new Set(callsOf(last).flatMap(compareCalls))];
}

function callsOf(contract: Contract): readonly Call[] {
  return Object.entries(contract.paths).flatMap(([path, item]) => {
    const [server] = item.servers ?? contract.servers ?? [];
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(contract, parameter),
      );
      const address = `${method.toUpperCase()} ${server?.url.replace(/\/$/, '') ?? ''}${path}`;
      return [{ address, operation, parameters }];
    });
  });
}

/** Whether there is no way to call without one. */
const needsToken = ({ security = [] }: Operation): boolean =>
  security.length > 0 && !security.some((way) => Object.keys(way).length === 0);
