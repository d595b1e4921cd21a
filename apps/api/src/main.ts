/** `npm run serve -w @aitours/api`: runs the API without the web app. */
import fastify from 'fastify';
import { buildApi, getServerOptions, openServices } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { createCommand } from './lib/commandLine.ts';

createCommand({
  name: 'npm run serve -w @aitours/api',
  purpose: 'Serves the API without the web app; docs/configuration.md lists its environment variables.',
  examples: [''],
}).parse();

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = fastify(getServerOptions(config));
  await app.register(buildApi(await openServices({ config, log: app.log })));
  await app.listen({ host: config.host, port: config.port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.log.info({ signal }, 'closing');
      void app.close();
    });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? `Invalid configuration:\n${error.message}` : error);
  process.exitCode = 1;
}
