export const messages = {
  title: 'Find a transfer',
  lead: 'From where to where, when, and how many of you. Then choose the vehicle.',
};
