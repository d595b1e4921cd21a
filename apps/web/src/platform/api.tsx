import { type Client, type Input, isProblem, type OperationId, type Output } from '@aitours/api-client';
import { createContext, type ReactNode, use, useState } from 'react';
import useSWR, { SWRConfig } from 'swr';
import { defineQuery, fetchQuery, type Query, queryKey } from './query.ts';

/** What the server fetched for the first page, so that the browser needn't ask again. */
export interface Preload {
  /** Answers by key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Problems by key: their type and status, enough to choose the right view. */
  readonly problems: Readonly<Record<string, PreloadedProblem>>;
  /** True until the visitor leaves the first page: only so long is the server's answer as good as a new one. */
  readonly isFresh: () => boolean;
}

export interface PreloadedProblem {
  readonly type: string;
  readonly status: number;
  readonly detail: string;
}

/** What the server's configuration means for the browser. */
export interface PublicConfig {
  /** Empty: Google sign-in isn't offered. */
  readonly googleClientId: string;
  /** Where the contact form posts to (GAP-66). Empty: it can't send. */
  readonly contactEndpoint: string;
  /** Mapbox's public token (PLAN-35). Empty: maps are the shop's own. */
  readonly mapboxToken: string;
  /** Where the activity library answers, up to `/rest/v1`, and its public key (GAP-71). */
  readonly library: { readonly url: string; readonly key: string };
  /** What the chat panel frames (GAP-72): the shop's own assistant, or the page of an outside service. */
  readonly chatUrl: string;
  /** Where errors are reported, a DSN (SHELL-60). Empty: nowhere. */
  readonly errorReporting: string;
  /** Addresses that end so belong to staff (GAP-57): "@aitours.com". */
  readonly staffEmailDomain: string;
}

interface Api {
  readonly config: PublicConfig;
  readonly client: Client;
  readonly preload: Preload;
}

const ApiContext = createContext<Api | null>(null);

export function ApiProvider({ config, client, preload, children }: Api & { children: ReactNode }) {
  return (
    <ApiContext value={{ config, client, preload }}>
      <SWRConfig value={{ fallback: preload.data, shouldRetryOnError: false, revalidateOnFocus: false }}>
        {children}
      </SWRConfig>
    </ApiContext>
  );
}

function useApiContext(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiProvider is missing above this component');
  return api;
}

export const useClient = (): Client => useApiContext().client;

export const useConfig = (): PublicConfig => useApiContext().config;

export interface ApiState<Data> {
  readonly data: Data | undefined;
  /** The failure of the last try; absent while there is data. */
  readonly failure: unknown;
  readonly isNotFound: boolean;
  readonly reload: () => void;
}

/**
 * The answer of a read, shared by all who ask for the same.
 *
 * @param input nothing is asked while it is `null`
 */
export const useApi = <Id extends OperationId>(operation: Id, input?: Input<Id> | null): ApiState<Output<Id>> =>
  useQuery(input === null ? null : defineQuery(operation, input));

/** Returns the state of a query: with the preloaded data if the page's route declares the same query. */
export function useQuery<Data>(wanted: Query<Data> | null): ApiState<Data> {
  const { client, preload } = useApiContext();
  const key = wanted && queryKey(wanted);
  const known = key === null ? undefined : preload.problems[key];
  const [wasPreloaded] = useState(
    () => key !== null && preload.isFresh() && (key in preload.data || key in preload.problems),
  );
  const { data, error, mutate } = useSWR<Data, unknown>(
    key,
    () => {
      if (!wanted) throw new Error('Nothing to ask for');
      return fetchQuery(client, wanted);
    },
    { revalidateOnMount: wasPreloaded ? false : undefined },
  );
  return {
    data,
    failure: data === undefined ? (error ?? known) : undefined,
    isNotFound:
      data === undefined && (error === undefined ? known?.type === 'not-found' : isProblem(error, 'not-found')),
    reload: () => void mutate(),
  };
}
