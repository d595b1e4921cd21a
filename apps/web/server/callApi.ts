import type { FastifyInstance, HTTPMethods } from 'fastify';

/** A `fetch` that answers from the API in this same process, without a socket between. */
export const callInProcess =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.body ? await request.text() : undefined;
    const answer = await app.inject({
      method: request.method as HTTPMethods,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const hasBody = ![204, 205, 304].includes(answer.statusCode);
    return new Response(hasBody ? answer.payload : null, { status: answer.statusCode, headers });
  };

/** A `fetch` that reaches an API elsewhere. */
export const callElsewhere =
  (apiUrl: string): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    return fetch(new URL(pathname + search, apiUrl), {
      method: request.method,
      headers: request.headers,
      body: request.body,
    });
  };
