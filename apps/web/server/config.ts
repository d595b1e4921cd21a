import { type Config, readConfig } from '@aitours/api/config';

export interface WebConfig {
  /** The configuration that host and API share. */
  readonly shared: Config;
  /** The API's address when it runs in another process. */
  readonly apiUrl: URL | undefined;
  readonly development: boolean;
}

/** The options of the command line. */
export interface WebOptions {
  readonly port?: number;
  readonly dev?: boolean;
}

/**
 * Reads the web host's configuration: the API's, `API_URL` and the command line.
 *
 * @throws Error that names the invalid variable
 */
export function readWebConfig(environment: NodeJS.ProcessEnv, { port, dev = false }: WebOptions): WebConfig {
  return {
    shared: readConfig({ ...environment, ...(port === undefined ? {} : { PORT: String(port) }) }),
    apiUrl: findApiUrl(environment['API_URL']),
    development: dev,
  };
}

function findApiUrl(text: string | undefined): URL | undefined {
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error('API_URL: must be an http address');
  return new URL(text);
}
