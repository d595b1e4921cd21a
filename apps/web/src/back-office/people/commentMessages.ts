import type { Reason } from './ReasonDialog.tsx';

export const reasonNames = {
  spam: 'Advertising',
  offensive: 'Offensive',
  'personal-data': 'Personal data',
  'off-topic': 'Off topic',
} satisfies Record<Reason, string>;

/** Texts of the moderation of comments. */
export const commentMessages = {
  state: 'State',
  stateOptions: [
    { value: '', label: 'All comments' },
    { value: 'visible', label: 'Visible' },
    { value: 'hidden', label: 'Hidden' },
  ],
  columns: { comment: 'Comment', author: 'Author', post: 'Post', written: 'Written', state: 'State', action: 'Action' },
  visible: 'Visible',
  hidden: 'Hidden',
  hiddenWith: 'Hidden with the comment it replies to',
  reply: 'Reply',
  reasons: reasonNames,
  hide: 'Hide',
  hideOf: (author: string): string => `Hide the comment of ${author}`,
  hiding: {
    title: 'Hide this comment?',
    text: 'Readers don’t see it and its replies any more. You can show it again.',
    reason: 'Reason',
    reasons: reasonNames,
    keep: 'Keep it visible',
    confirm: 'Hide the comment',
    failed: 'We couldn’t hide the comment',
  },
  hiddenDone: 'The comment is hidden.',
  show: 'Show again',
  showOf: (author: string): string => `Show again the comment of ${author}`,
  showFailed: 'We couldn’t show the comment again',
  shownDone: 'Readers see the comment again.',
};
