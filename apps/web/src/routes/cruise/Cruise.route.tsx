import { useParams } from 'wouter';
import type { RouteModule } from '../../app/route-table.ts';
import { findCruise } from '../../features/cruise-request/cruises.ts';
import { CruiseView } from './Cruise.view.tsx';

/** /cruise/{id} */
export default function Cruise() {
  const { id } = useParams<'/cruise/:id'>();
  return <CruiseView key={id} cruise={findCruise(id)} />;
}

export const meta: RouteModule['meta'] = (_preloaded, { id = '' }) => {
  const cruise = findCruise(id);
  return cruise && { title: `${cruise.name} · aiTours`, description: cruise.teaser, image: cruise.image };
};
