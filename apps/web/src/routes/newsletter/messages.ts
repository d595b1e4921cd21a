const invalid = 'This link isn’t valid, or not any more';

export const confirming = {
  title: 'Subscribe to the newsletter',
  lead: 'Press the button to receive our newsletter: occasional ideas for days out. You can unsubscribe with a link in each mail.',
  action: 'Confirm the subscription',
  done: 'You are subscribed',
  doneText: 'Our next newsletter will be sent to you. Each one has a link to unsubscribe.',
  invalid: 'A link to confirm is valid for seven days. Enter your address again to receive a new one.',
};

export const unsubscribing = {
  title: 'Unsubscribe from the newsletter',
  lead: 'Press the button to stop receiving our newsletter. We then delete your address from its list.',
  action: 'Unsubscribe',
  done: 'You are unsubscribed',
  doneText: 'Your address is deleted from the newsletter’s list. Your account and bookings are unchanged.',
  invalid: 'You may already have unsubscribed. If you still receive our newsletter, use the link in the newest mail.',
};

export const messages = { invalid, blog: 'To the blog', failed: 'Nothing has changed yet. Please try again.' };
