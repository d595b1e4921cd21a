import { cruiseMessages } from '@aitours/domain/messages';
import { useParams } from 'wouter';
import { createCruiseQuery } from '../../features/cruise-request/cruiseQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { getDetailState } from '../shared/DetailPage.tsx';
import { CruiseView } from './Cruise.view.tsx';
import { messages } from './messages.ts';

export default function Cruise() {
  const { id } = useParams<'/cruise/:id'>();
  return <CruiseView key={id} state={getDetailState(useQuery(createCruiseQuery(id)))} />;
}

export const queries: RouteModule['queries'] = ({ id = '' }) => [createCruiseQuery(id)];

export const meta: RouteModule['meta'] = (preloaded, { id = '' }, isMissing) => {
  const query = createCruiseQuery(id);
  const cruise = preloaded(query);
  if (cruise) return createPageMeta(cruise.name, cruise.teaser, cruise.image);
  return isMissing(query)
    ? createPageMeta(cruiseMessages.notFound, messages.notFoundHint)
    : createPageMeta(messages.cruise);
};
