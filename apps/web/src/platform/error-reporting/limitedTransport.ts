import { makeFetchTransport } from '@sentry/browser';

/** A visit that breaks again and again says nothing new. */
const MOST_REPORTS = 20;
/** The status of no answer, as XMLHttpRequest has it. */
const UNREACHED = 0;

/**
 * Sends so many reports of a visit and no more. What isn't sent, because it is one too many or because the service has
 * asked for a pause, is answered without a status.
 */
export const limitedTransport: typeof makeFetchTransport = (...given) => {
  const transport = makeFetchTransport(...given);
  let left = MOST_REPORTS;
  return {
    ...transport,
    send: async (envelope) => {
      if (left <= 0) return {};
      left--;
      try {
        return await transport.send(envelope);
      } catch {
        return { statusCode: UNREACHED };
      }
    },
  };
};
