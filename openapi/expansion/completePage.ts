/** A page of a list, as the contract's source states it. */
interface PageSource {
  readonly description: string;
  readonly 'x-page': {
    /** The file of the items' schema. */
    readonly of: string;
    /** What the whole list has: `tours`. */
    readonly items: string;
    /** Whether a count may be a minimum. */
    readonly isCapped?: boolean;
  };
}

export const isPage = (schema: object): schema is PageSource => 'x-page' in schema;

/** Returns the schema of a page: the count of all items, links to its neighbours, and its own items. */
export function completePage({ description, 'x-page': { of, items, isCapped = false } }: PageSource): object {
  const shared = (name: string, more = {}) => ({ $ref: `../../../shared/schemas/${name}.yaml`, ...more });
  return {
    description,
    type: 'object',
    additionalProperties: false,
    required: ['count', 'next', 'previous', 'results'],
    properties: {
      count: shared('Count', { description: `Number of ${items} on all pages.` }),
      ...(isCapped ? { count_is_exact: shared('CountIsExact') } : {}),
      next: shared('PageLink'),
      previous: shared('PageLink'),
      results: { type: 'array', items: { $ref: of }, maxItems: 100 },
    },
  };
}
