import { type Client, type Input, isProblem, type OperationId, type Output } from '@aitours/api-client';
import type { Quirks } from '@aitours/domain/quirks';
import { createContext, type ReactNode, use, useState } from 'react';
import useSWR, { type KeyedMutator, SWRConfig, type SWRConfiguration } from 'swr';
import { defineQuery, type Query } from './query.ts';

/** The responses that the server fetched for the first page; the browser doesn't request them again. */
export interface Preload {
  /** Responses by key. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Problems by key: type and status, enough to select the right view. */
  readonly problems: Readonly<Record<string, PreloadedProblem>>;
  /** True until the visitor leaves the first page; after that the preloaded data is outdated. */
  readonly isFresh: () => boolean;
}

export interface PreloadedProblem {
  readonly type: string;
  readonly status: number;
  readonly detail: string;
}

/** How bookings by card are paid online. */
export interface OnlinePayment {
  /** Minutes that places are held for a payment. */
  readonly holdMinutes: number;
  /** The provider is the test provider: no money moves. */
  readonly isTest: boolean;
}

/** The server's configuration for the browser. */
export interface PublicConfig {
  /** Empty: Google sign-in fails with its message. */
  readonly googleClientId: string;
  /** The contact form's endpoint (GAP-66). Empty: it can't send. */
  readonly contactEndpoint: string;
  /** Mapbox's public token (PLAN-35). Empty: the shop's own maps. */
  readonly mapboxToken: string;
  /** Base URL of the activity library, including `/rest/v1`, and its public key (GAP-71). */
  readonly library: { readonly url: string; readonly key: string };
  /** URL in the chat panel's frame (GAP-72): the shop's assistant or an external service. */
  readonly chatUrl: string;
  /** Sentry DSN (SHELL-60). Empty: off. */
  readonly errorReporting: string;
  /** Suffix of staff e-mail addresses (GAP-57): "@aitours.com". */
  readonly staffEmailDomain: string;
  /** Hours between the booking of a transfer and its start, at least. */
  readonly transferNoticeHours: number;
  /** Null: nothing is paid online. */
  readonly onlinePayment: OnlinePayment | null;
  /** Bookings are available offline. */
  readonly hasServiceWorker: boolean;
  /** The values of the shop's behaviour. */
  readonly quirks: Quirks;
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
  if (!api) throw new Error('ApiProvider is missing');
  return api;
}

/** Returns the problems of the queries that failed on the server, by key. */
export const usePreloadedProblems = (): Preload['problems'] => useApiContext().preload.problems;

export const useClient = (): Client => useApiContext().client;

export const useConfig = (): PublicConfig => useApiContext().config;

export const useQuirks = (): Quirks => useConfig().quirks;

export interface ApiState<Data> {
  readonly data: Data | undefined;
  /** The last error; absent while there is data. */
  readonly failure: unknown;
  readonly isNotFound: boolean;
  readonly reload: () => void;
}

/** The state of a query, for hooks that also show outdated data, or change it. */
export interface QueryState<Data> extends ApiState<Data> {
  /** The last error, also while there is data from before. */
  readonly error: unknown;
  readonly isValidating: boolean;
  /** Loads it again and resolves with the result, or replaces the data. */
  readonly mutate: KeyedMutator<Data>;
}

export type QueryOptions<Data> = Pick<
  SWRConfiguration<Data, unknown>,
  'keepPreviousData' | 'onSuccess' | 'refreshInterval' | 'revalidateOnFocus'
>;

/**
 * Returns the cached response of an operation, shared by all components.
 *
 * @param input no request while it is `null`
 */
export const useApi = <Id extends OperationId>(operation: Id, input?: Input<Id> | null): ApiState<Output<Id>> =>
  useQuery(input === null ? null : defineQuery(operation, input));

/**
 * Returns the state of a query, which all components share: with the preloaded data if the page's route declares the
 * same query.
 *
 * @param query no request while it is `null`
 */
export function useQuery<Data>(query: Query<Data> | null, options?: QueryOptions<Data>): QueryState<Data> {
  const { client, preload } = useApiContext();
  const key = query?.key ?? null;
  const known = key === null ? undefined : preload.problems[key];
  const [wasPreloaded] = useState(
    () => key !== null && preload.isFresh() && (key in preload.data || key in preload.problems),
  );
  const response = useSWR<Data, unknown>(
    key,
    () => {
      if (!query) throw new Error('Nothing to load');
      return query.load(client);
    },
    { ...options, revalidateOnMount: wasPreloaded ? false : undefined },
  );
  const { data, error, mutate } = response;
  return {
    data,
    failure: data === undefined ? (error ?? known) : undefined,
    isNotFound:
      data === undefined && (error === undefined ? known?.type === 'not-found' : isProblem(error, 'not-found')),
    reload: () => void mutate(),
    error,
    // SWR renders a component again for what it has read.
    get isValidating() {
      return response.isValidating;
    },
    mutate,
  };
}
