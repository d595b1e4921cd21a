import { entry } from './folders.ts';

/** What the server draws although its script comes later, by the module that places it: its style sheets can't. */
export const drawnAhead: Readonly<Record<string, readonly string[]>> = {
  [entry]: ['src/app/shell/Footer.tsx'],
  'src/routes/tour/Tour.route.tsx': ['src/routes/tour/TourPlan.tsx'],
};
