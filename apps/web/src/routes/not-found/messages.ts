import { paths } from '../../platform/paths.ts';

export const messages = {
  home: 'Go to Homepage',
  hint: 'The address may be mistyped, or what stood here is no longer offered. These places are still here:',
  linksLabel: 'Other places',
  links: [
    { label: 'Things to do', href: paths.thingsToDo() },
    { label: 'Attractions', href: paths.attractions },
    { label: 'Day Planner', href: paths.dayPlanner },
    { label: 'My bookings', href: paths.myBookings },
    { label: 'Contact us', href: paths.contact },
  ],
} as const;
