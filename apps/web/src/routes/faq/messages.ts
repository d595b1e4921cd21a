export const messages = {
  title: 'FAQ',
  loading: 'Loading the questions',
  failed: 'We couldn’t load the questions',
  lead: 'Short answers to the most common questions.',
  notFound: 'Your question isn’t here?',
  notFoundHint: 'Contact us. We are available from Monday to Saturday.',
  contact: 'Contact us',
};
