export const messages = {
  loading: 'Loading the article',
  back: 'All posts',
  lostHint: 'It may have been moved or deleted.',
  readTime: (minutes: number): string => `${minutes} min read`,
  like: 'Like',
  bookmark: 'Bookmark',
  share: 'Share',
  copied: 'The link is copied.',
  notCopied: 'The link couldn’t be copied. You can copy it from the address bar.',
  related: 'You might also like',
  comments: 'Comments',
  noComments: 'No comments yet.',
  commentsFailed: 'The comments couldn’t be loaded.',
  replies: (name: string): string => `Replies to ${name}`,
  signIn: 'Sign in to write a comment.',
  signInAction: 'Sign in',
  yourComment: 'Your comment',
  send: 'Post comment',
  commentMissing: 'Write something first',
  posted: 'Your comment is posted.',
} as const;

/** The contract's maximum length. */
export const MAX_COMMENT_LENGTH = 2000;
