import { saudiDestinations } from '../../features/catalogue/destinationQueries.ts';
import { useQuery, useQuirks } from '../../platform/api.tsx';
import { createPageMeta, type RouteModule } from '../../platform/page.ts';
import { SaudiArabiaView } from './SaudiArabia.view.tsx';

export default function SaudiArabia() {
  return <SaudiArabiaView list={useQuery(saudiDestinations)} filters={!useQuirks().hasInertControls} />;
}

export const meta = createPageMeta(
  'Saudi Arabia',
  'Places in Saudi Arabia, by city: what they are, how long they take, what they cost.',
);

export const queries: RouteModule['queries'] = () => [saudiDestinations];
