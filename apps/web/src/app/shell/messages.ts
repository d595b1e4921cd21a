import { formatCount } from '@aitours/domain/counts';
import { notLoaded } from '../../platform/loadingMessages.ts';

export const shellMessages = {
  skip: 'Skip to content',
  home: 'aiTours, home',
  thingsToDo: 'Things to do',
  attractions: 'Attractions',
  resources: 'Resources',
  legal: 'Legal',
  dayPlanner: 'Day Planner',
  search: 'Search',
  wishlist: 'Wishlist',
  cart: (count: number) => (count === 0 ? 'Cart, empty' : `Cart, ${formatCount(count, 'item')}`),
  cartShort: 'Cart',
  logIn: 'Log in',
  signUp: 'Sign up',
  account: (name: string) => `Account of ${name}`,
  bookings: 'Bookings',
  settings: 'User Settings',
  logOut: 'Log out',
  profile: 'Profile',
  homeShort: 'Home',
  signedOut: 'You are logged out.',
  menuFailed: notLoaded('The menu'),
  wizardFailed: notLoaded('Your transfer booking'),
  failure: {
    title: 'This page couldn’t be shown',
    text: 'Something went wrong on our side, or a part of the page couldn’t be loaded. Your cart is unchanged.',
    reload: 'Load the page again',
    home: 'Go to the home page',
  },
} as const;

/** The entries of the menus Resources and Legal (SHELL-38, SHELL-39). */
export const resourceLinks = ['Blog', 'About Us', 'Contact Us', 'FAQ'] as const;
export const legalLinks = ['Terms & Conditions', 'Privacy Policy'] as const;
