/** The company (schema.org/TravelAgency). */
export const travelAgency = {
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  name: 'aiTours',
  description: 'Tours, activities, attraction tickets and transfers in the United Arab Emirates.',
  areaServed: { '@type': 'Country', name: 'United Arab Emirates' },
};
