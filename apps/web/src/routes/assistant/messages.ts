export const messages = {
  title: 'Travel assistant',
  plan: 'Go to “Generate Itinerary”',
  planHint: 'In the day planner, which knows what you said here.',
} as const;
