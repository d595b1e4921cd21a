export const messages = {
  disclosure: 'What you get back if you cancel',
  refund: 'Refund if you cancel',
  caption: (title: string): string => `${title} (Dubai time)`,
  captionOfPaid: (title: string): string => `${title}, in percent of what you have paid by then (Dubai time)`,
  when: 'If you cancel',
  back: 'You get back',
};
