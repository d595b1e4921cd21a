import { cruiseMessages } from '@aitours/domain/messages';
import { useParams } from 'wouter';
import { cruiseById } from '../../features/cruise-request/cruiseQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { detailState } from '../shared/DetailPage.tsx';
import { CruiseView } from './Cruise.view.tsx';
import { messages } from './messages.ts';

export default function Cruise() {
  const { id } = useParams<'/cruise/:id'>();
  return <CruiseView key={id} state={detailState(useQuery(cruiseById(id)))} />;
}

export const queries: RouteModule['queries'] = ({ id = '' }) => [cruiseById(id)];

export const meta: RouteModule['meta'] = (preloaded, { id = '' }, isMissing) => {
  const query = cruiseById(id);
  const cruise = preloaded(query);
  if (cruise) return pageMeta(cruise.name, cruise.teaser, cruise.image);
  return isMissing(query) ? pageMeta(cruiseMessages.notFound, messages.notFoundHint) : pageMeta(messages.cruise);
};
