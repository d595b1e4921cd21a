import { type Config, readConfig } from '@aitours/api/config';

export interface WebConfig {
  /** The configuration that host and API share. */
  readonly shared: Config;
  /** The API's address when it runs in another process. */
  readonly apiUrl: URL | undefined;
  readonly development: boolean;
}

/**
 * Reads the web host's configuration: the API's, and `API_URL`.
 *
 * @throws Error that names the invalid variable
 */
export function readWebConfig(environment: NodeJS.ProcessEnv, args: readonly string[]): WebConfig {
  const port = args.includes('--port') ? args[args.indexOf('--port') + 1] : undefined;
  return {
    shared: readConfig({ ...environment, ...(port === undefined ? {} : { PORT: port }) }),
    apiUrl: apiUrl(environment['API_URL']),
    development: args.includes('--dev'),
  };
}

function apiUrl(text: string | undefined): URL | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error('API_URL: must be an http address');
  return new URL(text);
}
