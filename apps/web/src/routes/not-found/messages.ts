import { paths } from '../../platform/paths.ts';

export const messages = {
  home: 'Go to Homepage',
  hint: 'The address may be mistyped, or the page no longer exists. Try one of these pages:',
  linksLabel: 'Other pages',
  links: [
    { label: 'Things to do', href: paths.thingsToDo() },
    { label: 'Attractions', href: paths.attractions },
    { label: 'Day Planner', href: paths.dayPlanner },
    { label: 'My bookings', href: paths.myBookings },
    { label: 'Contact us', href: paths.contact },
  ],
} as const;
