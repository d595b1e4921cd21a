import { findCruise } from '@aitours/domain/cruise';
import { cruiseMessages } from '@aitours/domain/messages';
import { useParams } from 'wouter';
import { pageMeta, type RouteModule } from '../../platform/page.ts';
import { CruiseView } from './Cruise.view.tsx';
import { messages } from './messages.ts';

export default function Cruise() {
  const { id } = useParams<'/cruise/:id'>();
  return <CruiseView key={id} cruise={findCruise(id)} />;
}

export const status: RouteModule['status'] = (_preloaded, { id = '' }) => (findCruise(id) ? 200 : 404);

export const meta: RouteModule['meta'] = (_preloaded, { id = '' }) => {
  const cruise = findCruise(id);
  return cruise
    ? pageMeta(cruise.name, cruise.teaser, cruise.image)
    : pageMeta(cruiseMessages.notFound, messages.notFoundHint);
};
