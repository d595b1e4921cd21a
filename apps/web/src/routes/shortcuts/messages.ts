import { paths } from '../../platform/paths.ts';

/** The text for a service that the shop doesn't sell, with links to the nearest products. */
export interface Shortcut {
  readonly title: string;
  readonly notSold: string;
  readonly instead: string;
  readonly links: readonly {
    readonly title: string;
    readonly text: string;
    readonly href: string;
    readonly link: string;
  }[];
}

export const hotels: Shortcut = {
  title: 'Hotels',
  notSold: 'We don’t sell hotel rooms on their own.',
  instead: 'Our tours of several days include hotels that we know, and you choose the room.',
  links: [
    {
      title: 'Tours with hotels',
      text: 'Two to eight days through the Emirates. Hotel, room and meals can be chosen for each day.',
      href: paths.thingsToDo('tours'),
      link: 'See tours',
    },
    {
      title: 'Plan day by day',
      text: 'Tell the day planner when you travel and what you like, and it plans your days.',
      href: paths.dayPlanner,
      link: 'Open the day planner',
    },
  ],
};

export const carRentals: Shortcut = {
  title: 'Car Rentals',
  notSold: 'We don’t rent out cars.',
  instead:
    'You may not need one: our drivers collect you at the door, and most activities include transport both ways.',
  links: [
    {
      title: 'Transfers with a driver',
      text: 'From a saloon for two to a van for eight, with sixty minutes of waiting included.',
      href: paths.transferSearch,
      link: 'Search transfers',
    },
    {
      title: 'Activities with pickup',
      text: 'You are picked up in Dubai, Abu Dhabi, Sharjah or Ajman.',
      href: paths.thingsToDo('activities'),
      link: 'See activities',
    },
  ],
};

export const flights: Shortcut = {
  title: 'Flights',
  notSold: 'We don’t sell flights.',
  instead: 'We start where you land: at the airport, with a driver who follows your flight.',
  links: [
    {
      title: 'Airport transfers',
      text: 'From and to Dubai International and Al Maktoum International, at any hour.',
      href: `${paths.transferSearch}?pickup=${encodeURIComponent('Dubai International Airport (DXB)')}`,
      link: 'Search airport transfers',
    },
    {
      title: 'The first day',
      text: 'Things to do that go well with a late arrival or an early departure.',
      href: paths.thingsToDo('activities'),
      link: 'See activities',
    },
  ],
};
