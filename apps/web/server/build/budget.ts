/** The largest first load of JavaScript of a budgeted page: bytes, compressed with brotli. */
export const budgetBytes = 89_000;

/** The route modules of the pages that must stay within the budget. */
export const budgetedPages: readonly string[] = [
  'src/routes/home/Home.route.tsx',
  'src/routes/things-to-do/ThingsToDo.route.tsx',
  'src/routes/activity/Activity.route.tsx',
  'src/routes/tour/Tour.route.tsx',
  'src/routes/attractions/Attractions.route.tsx',
  'src/routes/attraction/Attraction.route.tsx',
];
