export const messages = {
  disclosure: 'What you get back if you cancel',
  refund: 'Refund if you cancel',
  caption: (title: string): string => `${title} (Dubai time)`,
  captionOfPaid: (title: string): string => `${title}, in percent of what you have paid by then (Dubai time)`,
  reader: {
    traveller: { when: 'If you cancel', back: 'You get back' },
    staff: { when: 'If it is cancelled', back: 'The customer gets back' },
  },
};
