/** The texts of the error catalogue about the blog (BLOG-06, BLOG-07, BLOG-18 to BLOG-20). */
export const blogMessages = {
  listFailed: 'Failed to load blog posts. Please try again later.',
  empty: 'No blog posts found',
  noPostSpecified: 'No post specified',
  notFound: 'Post not found',
  loadFailed: 'Failed to load the blog post. Please try again later.',
} as const;
