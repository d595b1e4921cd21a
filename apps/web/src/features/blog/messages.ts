import { formatCount } from '@aitours/domain/counts';
export const messages = {
  admin: 'Admin',
  readMore: 'Read More',
  comments: (count: number): string => formatCount(count, 'comment'),
  searchLabel: 'Search the blog',
  recent: 'Recent Posts',
  featured: 'Featured Posts',
  latest: 'Latest Posts',
  categories: 'News Categories',
  posts: (count: number): string => formatCount(count, 'post'),
  newsletter: 'Newsletter',
  newsletterEmail: 'Email',
  subscribe: 'Subscribe Now',
  emailMissing: 'Enter your email address',
  emailInvalid: 'Enter an email address like name@example.com',
  confirmSent: 'Check your inbox',
  confirmSentText: (email: string): string =>
    `If ${email} isn’t subscribed yet, we send it a link. Open the link and confirm to receive the newsletter.`,
  notSubscribed: 'You are not subscribed yet. Your address is still in the form.',
} as const;
