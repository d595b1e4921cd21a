import type { Schema } from '@aitours/api-client';
import type { CruiseRequest } from '@aitours/domain/cruise';
import { generalMessages } from '@aitours/domain/messages';
import { parseFils } from '@aitours/domain/money';
import { quoteCruise } from '@aitours/domain/pricing';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import { createCruiseQuery } from './cruiseQueries.ts';
import type { SentRequest, Unsent } from './sendCruiseRequest.ts';

export interface SendRequest {
  readonly isSending: boolean;
  /** Why the last request isn't stored. */
  readonly failure: Unsent | undefined;
  /** Absent until a request is stored. */
  readonly sent: SentRequest | undefined;
  /** Sends a request with the price shown; a second call while the first runs is ignored. A changed price is loaded. */
  readonly send: (request: CruiseRequest) => void;
  readonly clearFailure: () => void;
}

/** Sends requests for a cruise to the server. */
export function useSendRequest({ id, price }: Schema<'Cruise'>): SendRequest {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const { isPending, submit } = useSubmitOnce();
  const [outcome, setOutcome] = useState<SentRequest | Unsent>();

  const send = async (request: CruiseRequest) => {
    setOutcome(undefined);
    const shown = quoteCruise(parseFils(price), request.guests).total;
    const result = await import('./sendCruiseRequest.ts').then(
      ({ sendCruiseRequest }) => sendCruiseRequest(client, id, request, shown),
      (): Unsent => ({ isPriceChange: false, text: generalMessages.noResponse }),
    );
    if ('isPriceChange' in result && result.isPriceChange)
      await mutate(createCruiseQuery(id).key).catch(() => undefined);
    setOutcome(result);
  };

  return {
    isSending: isPending,
    ...(outcome && 'isPriceChange' in outcome
      ? { failure: outcome, sent: undefined }
      : { failure: undefined, sent: outcome }),
    send: (request) => void submit(() => send(request)),
    clearFailure: () => setOutcome(undefined),
  };
}
