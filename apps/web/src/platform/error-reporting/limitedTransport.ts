import { makeFetchTransport } from '@sentry/browser';

/** A visit with repeated errors reports no more than this. */
const MAX_REPORTS = 20;
/** The status without a response, as in XMLHttpRequest. */
const UNREACHED = 0;

/**
 * Limits the number of reports per visit. A report over the limit, or during a pause that the service requested,
 * resolves without a status.
 */
export const createLimitedTransport: typeof makeFetchTransport = (...given) => {
  const transport = makeFetchTransport(...given);
  let remaining = MAX_REPORTS;
  return {
    ...transport,
    send: async (envelope) => {
      if (remaining <= 0) return {};
      remaining--;
      try {
        return await transport.send(envelope);
      } catch {
        return { statusCode: UNREACHED };
      }
    },
  };
};
