import type { RouteModule } from '../../platform/page.ts';

/** The company (schema.org/TravelAgency). */
const travelAgency = {
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: 'aiTours',
  description: 'Tours, activities, attraction tickets and transfers in the United Arab Emirates.',
  areaServed: { '@type': 'Country', name: 'United Arab Emirates' },
};

export { default, meta, queries } from './HomePage.tsx';

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR ? () => travelAgency : undefined;
