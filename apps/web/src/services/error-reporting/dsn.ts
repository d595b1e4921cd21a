/** Where reports go. */
export interface ReportAddress {
  /** Takes envelopes by POST. */
  readonly endpoint: string;
  readonly publicKey: string;
}

/**
 * The address of a project as Sentry and its kin give it (a DSN): `https://key@host/path/project`.
 *
 * @throws Error when it is no such address
 */
export function reportAddress(dsn: string): ReportAddress {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? [];
  if (username === '' || project === undefined) throw new Error('No address of an error-reporting service');
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username });
  return { endpoint: `${protocol}//${host}${folder}/api/${project}/envelope/?${query}`, publicKey: username };
}
