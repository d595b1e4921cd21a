export const messages = {
  title: 'Travel assistant',
  plan: 'Go to “Generate Itinerary”',
  planHint: 'Opens the day planner with this conversation.',
} as const;
