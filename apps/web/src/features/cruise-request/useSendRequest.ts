import type { CruiseRequest } from '@aitours/domain/cruise';
import { generalMessages } from '@aitours/domain/messages';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import type { SentRequest } from './sendCruiseRequest.ts';

export interface SendRequest {
  readonly isSending: boolean;
  /** The message of the last error. */
  readonly failure: string | undefined;
  /** Absent until a request is stored. */
  readonly sent: SentRequest | undefined;
  /** Sends a request; a second call while the first runs is ignored. */
  readonly send: (request: CruiseRequest, onSent: () => void) => void;
  readonly clearFailure: () => void;
}

/** Sends requests for a cruise to the server. */
export function useSendRequest(cruiseId: string): SendRequest {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [outcome, setOutcome] = useState<SentRequest | string>();

  const send = async (request: CruiseRequest, onSent: () => void) => {
    setOutcome(undefined);
    const result = await import('./sendCruiseRequest.ts').then(
      ({ sendCruiseRequest }) => sendCruiseRequest(client, cruiseId, request),
      () => generalMessages.noResponse,
    );
    setOutcome(result);
    if (typeof result !== 'string') onSent();
  };

  return {
    isSending: isPending,
    ...(typeof outcome === 'string' ? { failure: outcome, sent: undefined } : { failure: undefined, sent: outcome }),
    send: (request, onSent) => void submit(() => send(request, onSent)),
    clearFailure: () => setOutcome(undefined),
  };
}
