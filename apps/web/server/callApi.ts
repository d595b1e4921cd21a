import type { FastifyInstance, HTTPMethods } from 'fastify';

/** Returns a `fetch` that calls the API in this process, without a socket. */
export const callInProcess =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.body ? await request.text() : undefined;
    const response = await app.inject({
      method: request.method as HTTPMethods,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    const hasBody = ![204, 205, 304].includes(response.statusCode);
    return new Response(hasBody ? response.payload : null, { status: response.statusCode, headers });
  };

/** Returns a `fetch` that calls an API on another server. */
export const callRemote =
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
