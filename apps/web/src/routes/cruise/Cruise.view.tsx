import type { Schema } from '@aitours/api-client';
import { cruiseMessages } from '@aitours/domain/messages';
import { ErrorState, LinkButton } from '@aitours/ui';
import { Ship } from 'lucide-react';
import { cruisesPath } from '../../features/cruise-request/cruisePath.ts';
import { hasStoredRequest } from '../../features/cruise-request/hasStoredRequest.ts';
import { deferPart } from '../../hydration/index.ts';
import { DetailPage, type DetailState } from '../shared/DetailPage.tsx';
import { usePartFailure } from '../shared/usePartFailure.ts';
import { CruiseContent } from './CruiseContent.tsx';
import { messages } from './messages.ts';

/** The form needs more script than the rest of the page. */
const CruiseRequestForm = deferPart(
  () => import('../../features/cruise-request/CruiseRequestForm.deferred.tsx'),
  usePartFailure,
  hasStoredRequest,
);

const toList = <LinkButton href={cruisesPath}>{messages.back}</LinkButton>;

/** The page of a cruise in each of its states (CRUISE-03, CRUISE-04). */
export const CruiseView = ({ state }: { state: DetailState<Schema<'Cruise'>> }) => (
  <DetailPage
    state={state}
    loadingMessage={messages.loading}
    missing={
      <ErrorState level={1} icon={Ship} title={cruiseMessages.notFound} action={toList}>
        {messages.notFoundHint}
      </ErrorState>
    }
    failed={(retry) => <ErrorState level={1} icon={Ship} title={messages.failed} onRetry={retry} action={toList} />}
  >
    {(cruise) => <CruiseContent cruise={cruise} panel={<CruiseRequestForm cruise={cruise} />} />}
  </DetailPage>
);
