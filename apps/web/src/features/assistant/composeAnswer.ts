import type { FaqQuestion, Intent, Topic } from '@aitours/domain/assistant';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

/** A link below an answer. */
export interface AnswerLink {
  readonly label: string;
  readonly href: string;
  /** The contact form that it leads to receives the conversation. */
  readonly handsOver?: true;
}

export interface Answer {
  readonly text: string;
  readonly links: readonly AnswerLink[];
}

/** A booking of the signed-in traveller, as an answer describes it. */
export interface OwnBooking {
  readonly number: string;
  /** What is booked, its date and state, and until when cancelling refunds it. */
  readonly description: string;
  readonly href: string;
}

/** The traveller's upcoming bookings, nearest first. */
export type OwnBookings =
  | { readonly is: 'guest' }
  | { readonly is: 'failed'; readonly text: string }
  | { readonly is: 'loaded'; readonly upcoming: readonly OwnBooking[] };

/** What answers depend on. */
export interface AnswerContext {
  readonly questions: readonly FaqQuestion[];
  readonly hasContactForm: boolean;
}

export type Question = Extract<Intent, { is: 'question' }>;

/** Topics whose answer shows the traveller's own bookings, if the question is about one. */
const ownTopics: readonly Topic[] = [
  'myBookings',
  'cancelling',
  'refund',
  'changing',
  'vouchers',
  'pickUp',
  'payment',
  'onTheDay',
];

export const isAboutOwnBookings = ({ topic, isOwn }: Question): boolean => isOwn && ownTopics.includes(topic);

const { links } = messages;
const myBookings: AnswerLink = { label: links.myBookings, href: paths.myBookings };
const findBooking: AnswerLink = { label: links.findBooking, href: paths.findBooking };
const contact: AnswerLink = { label: links.contact, href: paths.contact, handsOver: true };
const faq: AnswerLink = { label: links.faq, href: paths.faq };
const signIn = (to: string): AnswerLink => ({ label: links.signIn, href: paths.signInFor(to) });
const getTermsLink = (section: keyof typeof links.termsOf): AnswerLink => ({
  label: links.termsOf[section],
  href: `${paths.terms}#${section}`,
});

const topicLinks: Readonly<Record<Topic, readonly AnswerLink[]>> = {
  promoCodes: [{ label: links.cart, href: paths.cart }],
  refund: [getTermsLink('cancelling')],
  cancelling: [getTermsLink('cancelling')],
  changing: [getTermsLink('changes')],
  vouchers: [myBookings, findBooking],
  pickUp: [],
  account: [signIn(paths.settings), { label: links.settings, href: paths.settings }],
  payment: [getTermsLink('payment')],
  person: [contact],
  myBookings: [],
  prices: [getTermsLink('prices')],
  dayPlanner: [],
  booking: [{ label: links.browse, href: paths.thingsToDo() }, getTermsLink('booking')],
  onTheDay: [],
  help: [faq],
};

/** The answer to a question that the assistant doesn't understand. */
export const unknownAnswer: Answer = {
  text: messages.unknown,
  links: [contact, faq, { label: links.search, href: paths.search() }],
};

/**
 * Composes the answer to a question: from the FAQ or the texts of its topic, then the traveller's own bookings.
 *
 * @param own only if the question is about them
 */
export function composeAnswer(question: Question, context: AnswerContext, own?: OwnBookings): Answer {
  const parts = [findGeneralAnswer(question, context), own && getOwnAnswer(own)].filter((part) => part !== undefined);
  if (parts.length === 0) return unknownAnswer;
  const all = parts.flatMap((part) => part.links);
  return {
    text: parts.map(({ text }) => text).join('\n\n'),
    // The label of the first link to a page counts.
    links: all.filter(({ href }, index) => all.findIndex((link) => link.href === href) === index),
  };
}

function findGeneralAnswer({ topic, question: id }: Question, context: AnswerContext): Answer | undefined {
  const entry = context.questions.find((question) => question.id === id);
  // The answer may begin with "Yes", and the traveller's question may be another one.
  const text = entry ? `${entry.question}\n${entry.answer}` : findTopicText(topic, context);
  if (text === undefined) return undefined;
  const own = entry ? [...(entry.link ? [entry.link] : []), { ...faq, href: `${paths.faq}#${entry.id}` }] : [];
  return { text, links: [...own, ...topicLinks[topic]] };
}

function findTopicText(topic: Topic, { hasContactForm }: AnswerContext): string | undefined {
  if (topic === 'person') return messages.person[hasContactForm ? 'byForm' : 'withoutForm'];
  return messages.answers[topic];
}

/** More bookings would fill the panel. */
const MAX_BOOKINGS = 3;

function getOwnAnswer(own: OwnBookings): Answer {
  if (own.is === 'guest') return { text: messages.guest, links: [signIn(paths.myBookings), findBooking] };
  if (own.is === 'failed') return { text: messages.bookingsFailed(own.text), links: [myBookings, contact] };
  const shown = own.upcoming.slice(0, MAX_BOOKINGS);
  if (shown.length === 0) return { text: messages.noBookings, links: [myBookings] };
  const more = own.upcoming.length - shown.length;
  const lines = [
    messages.nextBookings(shown.length),
    ...shown.map(({ description }) => description),
    ...(more > 0 ? [messages.more(more)] : []),
  ];
  const pages = shown.map(({ number, href }) => ({ label: links.booking(number), href }));
  return { text: lines.join('\n'), links: [...pages, myBookings] };
}
