import groups from './questions.json' with { type: 'json' };

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** The page that answers it. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** GAP-44. The answers match the shop's rules and terms. */
export const messages: {
  readonly title: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly questions: readonly Question[] }[];
  readonly notFound: string;
  readonly notFoundHint: string;
  readonly contact: string;
} = {
  title: 'FAQ',
  lead: 'Short answers to the most common questions.',
  groups,
  notFound: 'Your question isn’t here?',
  notFoundHint: 'Contact us. We are available from Monday to Saturday.',
  contact: 'Contact us',
};
