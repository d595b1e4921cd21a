import type { AnyResponse } from './operation.ts';

interface List {
  readonly results: readonly object[];
}

export interface ResponseWriter {
  /** @throws {ContractViolation} for a response that doesn't match the contract */
  validate(response: AnyResponse): void;
  /** Returns the JSON of a valid response's body. */
  format(response: AnyResponse): string;
}

/**
 * Validates and formats responses. If a list has results of earlier responses (`reusesResults`), each of them is validated
 * and formatted once: for a list of cards, that takes more time than everything else of the response.
 */
export function createResponseWriter(validate: (response: AnyResponse) => void): ResponseWriter {
  const texts = new WeakMap<object, string>();
  const toJson = (result: object): string => texts.get(result) ?? JSON.stringify(result);
  return {
    validate(response) {
      if (!response.reusesResults) return validate(response);
      const list = response.body as List;
      const others = list.results.filter((result) => !texts.has(result));
      validate({ ...response, body: { ...list, results: others } });
      for (const result of others) texts.set(result, JSON.stringify(result));
    },
    format({ body, reusesResults }) {
      if (!reusesResults) return JSON.stringify(body);
      const { results, ...rest } = body as List;
      const start = JSON.stringify({ ...rest, results: [] }).slice(0, -']}'.length);
      return `${start}${results.map(toJson).join()}]}`;
    },
  };
}
