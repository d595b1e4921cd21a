/** Texts of what is shown without a connection to the shop. */
export const messages = {
  noNetwork: 'You’re offline.',
  unreachable: 'The shop can’t be reached.',
  asOf: (time: string, date: string) => `As of ${time} on ${date} (Dubai time).`,
  actions: 'To pay, change or cancel, or to download the PDF, you need a connection.',
} as const;
