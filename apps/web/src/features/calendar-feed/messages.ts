export const messages = {
  title: 'Calendar',
  lead: 'Subscribe to your bookings in your calendar app. New ones appear there with two reminders, and cancelled ones are marked.',
  loading: 'Loading whether you have a calendar',
  create: 'Create a calendar address',
  replace: 'Replace the address',
  remove: 'Switch off',
  busy: 'Saving…',
  since: (date: string): string =>
    `Your calendar has a secret address since ${date}. We don’t store it, so we can’t show it again: replace it if you need it in another app.`,
  address: 'Calendar address',
  addressHint: 'Copy it into your calendar app now: it is shown this once. Anyone who has it can read your bookings.',
  copy: 'Copy the address',
  copied: 'Copied.',
  copyFailed: 'It could not be copied. Select the address and copy it.',
  removed: 'Your calendar is switched off. Its address no longer works.',
  failed: 'This didn’t work. Please try again.',
  loadFailed: 'Your calendar could not be loaded',
};
