export const messages = {
  title: 'AI Travel Day Planner',
  lead: 'Describe your trip in your own words. The planner creates a plan that fits opening hours, driving times and your budget.',
} as const;
