export const messages = {
  admin: 'Admin',
  readMore: 'Read More',
  comments: (count: number): string => (count === 1 ? '1 comment' : `${count} comments`),
  searchLabel: 'Search the blog',
  recent: 'Recent Posts',
  featured: 'Featured Posts',
  latest: 'Latest Posts',
  categories: 'News Categories',
  posts: (count: number): string => (count === 1 ? '1 post' : `${count} posts`),
  newsletter: 'Newsletter',
  newsletterEmail: 'Email',
  subscribe: 'Subscribe Now',
} as const;
