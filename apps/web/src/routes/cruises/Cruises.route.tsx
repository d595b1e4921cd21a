import { allCruises } from '../../features/cruise-request/cruiseQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { CruisesView } from './Cruises.view.tsx';

export default function Cruises() {
  return <CruisesView list={useQuery(allCruises)} />;
}

export const meta = createPageMeta(
  'Cruises',
  'Cruises from Dubai, Abu Dhabi and Fujairah: an evening on the creek, a day or a night at sea.',
);

export const queries: RouteModule['queries'] = () => [allCruises];
