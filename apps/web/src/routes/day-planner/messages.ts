export const messages = {
  title: 'AI Travel Day Planner',
  lead: 'Say what you like in your own words. The planner lays out your days so that opening hours, the road and your budget agree.',
} as const;
