interface BookingTexts {
  readonly number: string;
  readonly title: string;
  readonly when: string;
  readonly status: string;
  readonly note: string | undefined;
}

const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const messages = {
  title: 'Travel assistant',
  plan: 'Go to “Generate Itinerary”',
  planHint: 'Opens the day planner with this conversation.',
  person: 'Talk to a person',
  unpaid: 'Not paid yet',
  booking: ({ number, title, when, status, note }: BookingTexts): string =>
    [`${number}: ${title}`, when, status, ...(note === undefined ? [] : [note])].map(endSentence).join(' '),
} as const;
