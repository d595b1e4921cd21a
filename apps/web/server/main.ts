/** Starts the shop: the web app, and the API in the same process or, with `API_URL`, behind a proxy. */
import { buildApi, getServerOptions, openServices } from '@aitours/api/app';
import { createCommand, wholeNumber } from '@aitours/api/commandLine';
import type { Config } from '@aitours/api/config';
import { holdMinutes } from '@aitours/domain/payment';
import fastify, { type FastifyInstance } from 'fastify';
import { callInProcess } from './callApi.ts';
import { readWebConfig, type WebConfig, type WebOptions } from './config.ts';
import { addWebHost } from './host.ts';
import { proxyApi } from './proxyApi.ts';
import { createDevelopmentRendering, loadBuiltRendering } from './rendering.ts';

/** The activity library of the shop's own server (ruling on GAP-71). */
const ownLibrary = { url: '/rest/v1', key: '' };
/** The shop's own assistant (ruling on GAP-72). */
const ownChat = '/assistant';

const options = createCommand({
  name: 'npm run serve -w @aitours/web',
  purpose: 'Serves the built shop. `npm start` at the root also builds it.',
  examples: ['', '--port 4173'],
})
  .option('--port <number>', 'port to listen on; 0 takes a free one', wholeNumber(0, 65_535))
  .option('--dev', 'serve the sources and reload on changes')
  .parse()
  .opts<WebOptions>();

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = readWebConfig(process.env, options);
  const { shared } = config;
  const app = fastify(getServerOptions(shared));
  try {
    await open(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  // A terminal and a parent process may both send a signal: a second one must not end the process before it has closed.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
}

async function open(app: FastifyInstance, config: WebConfig): Promise<void> {
  const { shared, apiUrl, development } = config;
  const callApi = apiUrl ? await proxyApi(app, apiUrl) : await mountApi(app, config);

  const started = performance.now();
  const contactEndpoint = shared.contactEndpoint ?? (shared.contactEmail === null ? '' : shared.quirks.contactEndpoint);
  const mapboxToken = publicToken(shared.mapbox?.token);

  await addWebHost(app, {
    rendering: development ? await createDevelopmentRendering(app) : await loadBuiltRendering(),
    callApi,
    publicUrl: shared.publicUrl,
    config: {
      googleClientId: shared.google?.clientId ?? '',
      staffEmailDomain: shared.staffEmailDomain,
      contactEndpoint,
      mapboxToken,
      library: shared.activityLibrary ?? ownLibrary,
      chatUrl: shared.chatUrl ?? ownChat,
      errorReporting: shared.errorReporting ?? '',
      transferNoticeHours: shared.transferNoticeHours,
      onlinePayment: onlinePayment(shared),
      // In development, files change without a new name.
      hasServiceWorker: shared.hasServiceWorker && !development,
      quirks: shared.quirks,
    },
    foreign: {
      google: shared.google !== null,
      contact: contactEndpoint,
      mapbox: mapboxToken !== '',
      library: (shared.activityLibrary ?? ownLibrary).url,
      chat: shared.chatUrl ?? ownChat,
      errorReporting: shared.errorReporting ?? '',
    },
    development,
  });
  await app.listen({ host: shared.host, port: shared.port });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : shared.port;
  const milliseconds = Math.round(performance.now() - started);
  app.log.info({ step: 'serve', milliseconds, url: `http://localhost:${port}` }, 'the shop is open');
}

/** Returns how bookings by card are paid online; null without a provider. */
function onlinePayment({ payments: { provider } }: Config) {
  return provider === 'none' ? null : { holdMinutes, isTest: provider === 'test' };
}

/** Mounts the API in this process and returns a `fetch` that calls it. */
async function mountApi(app: FastifyInstance, { shared }: WebConfig): Promise<typeof fetch> {
  await app.register(buildApi(await openServices({ config: shared, log: app.log })));
  return callInProcess(app);
}

/** Returns the Mapbox token if it is public. A secret one (for distances, on the server) must not reach browsers. */
function publicToken(token = ''): string {
  return token.startsWith('pk.') ? token : '';
}
