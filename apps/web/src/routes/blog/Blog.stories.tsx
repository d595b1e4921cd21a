import { examples, fails, failsWithStatus, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Blog from './Blog.route.tsx';
import BlogCategory from './BlogCategory.route.tsx';

const meta = {
  title: 'Routes/Blog',
  component: Blog,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Blog>;
export default meta;
type Story = StoryObj<typeof meta>;

const { posts } = examples.listPosts;
const featuredPosts = [...examples.listFeaturedPosts.featuredPosts, posts.results[0]!];
const page = { decorators: [atPath('/blog')] } satisfies Story;
const requested = fn();

/** The posts, the three newest and three featured ones. */
export const Loaded: Story = {
  ...page,
  tags: ['SHELL-12', 'BLOG-02', 'BLOG-03', 'BLOG-05', 'BLOG-24', 'CONST-25', 'API-63'],
  parameters: {
    msw: [
      respondsWith('listPosts', ({ query }) => {
        requested(query.get('page_size'));
        return posts;
      }),
      respondsWith('listFeaturedPosts', ({ query }) => featuredPosts.slice(0, Number(query.get('limit')))),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(requested).toHaveBeenLastCalledWith('10');
    await expect(cards).toHaveLength(posts.results.length);
    const [first] = posts.results;
    const card = within(cards[0]!);
    await expect(card.getByText('layla.writes')).toBeVisible();
    await expect(card.getByText('3 comments')).toBeVisible();
    await expect(card.getByRole('heading', { name: first!.title })).toBeVisible();
    await expect(card.getByText(first!.excerpt)).toBeVisible();
    await expect(card.getByRole('img', { name: first!.featured_image_alt })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', `/blog/${first!.slug}`);
    const recent = within(canvas.getByRole('region', { name: 'Recent Posts' }));
    await expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      posts.results.slice(0, 3).map(({ title }) => title),
    );
    const featured = within(await canvas.findByRole('region', { name: 'Featured Posts' }));
    await expect(featured.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      featuredPosts.slice(0, 3).map(({ title }) => title),
    );
  },
};

/** Of more than ten posts, ten are shown, without pages. */
export const ManyPosts: Story = {
  ...page,
  tags: ['BLOG-03', 'GAP-65'],
  parameters: {
    msw: [
      respondsWith('listPosts', ({ query }) => ({
        ...posts,
        count: 12,
        next: '/api/v1/blog/posts/?page=2',
        results: Array.from({ length: Number(query.get('page_size')) }, (_, id) => ({
          ...posts.results[0]!,
          id: `${query.get('page')} ${id}`,
        })),
      })),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /more|next/i })).not.toBeInTheDocument();
  },
};

/** A post without an author shows Admin. */
export const Admin: Story = {
  ...page,
  tags: ['BLOG-05'],
  parameters: {
    msw: [
      respondsWith('listPosts', { ...posts, results: [{ ...posts.results[0]!, author: null }] }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Admin')).toBeVisible();
  },
};

/** Tags filter the loaded posts; the search box changes and requests nothing. */
export const Tags: Story = {
  ...page,
  tags: ['BLOG-01', 'BLOG-04', 'QUIRK-03', 'API-68'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await canvas.findByRole('region', { name: 'Featured Posts' });
    const tags = within(canvas.getByRole('group', { name: 'Tags' }));
    await expect(tags.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      ...examples.listCategories.categories.results.map(({ name }) => name),
    ]);
    const box = await canvas.findByRole('searchbox', { name: 'Search the blog' });
    const request = spyOn(window, 'fetch');
    await userEvent.type(box, 'nothing like it{Enter}');
    await expect(document.body.dataset['path']).toBe('/blog');
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.results.length);
    const desert = posts.results.filter(({ category }) => category?.name === 'Desert');
    await userEvent.click(canvas.getByRole('button', { name: 'Desert' }));
    await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(desert.map(({ title }) => title)),
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(desert.length);
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.results.length);
    await expect(request).not.toHaveBeenCalled();
  },
};

const searching = (path: string, found = posts.results): Story => ({
  decorators: [atPath(path)],
  globals: { behaviour: 'improved' },
  parameters: {
    msw: [
      respondsWith('searchPosts', ({ query }) => {
        requested(query.get('q'));
        return { count: found.length, next: null, previous: null, results: [...found] };
      }),
      ...scenarios.default,
    ],
  },
});

/** A search shows what it finds and leaves the focus in its box. */
export const Searched: Story = {
  ...searching('/blog', posts.results.slice(0, 2)),
  tags: ['QUIRK-03'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const box = await canvas.findByRole('searchbox', { name: 'Search the blog' });
    await userEvent.type(box, ' creek & souk {Enter}');
    const found = '2 posts found for “creek & souk”.';
    await expect(await canvas.findByText(found)).toBeVisible();
    await expect(canvas.getByText(found).closest('[role=status]')).not.toBeNull();
    await expect(requested).toHaveBeenLastCalledWith('creek & souk');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toHaveFocus();
  },
};

export const SearchedTest: Story = {
  ...searching('/blog?search=creek', posts.results.slice(0, 2)),
  name: 'An empty search shows all posts',
  tags: ['!autodocs', 'test-only', 'QUIRK-03'],
  play: async ({ canvas }) => {
    await canvas.findByText(/^2 posts found/);
    await userEvent.clear(await canvas.findByRole('searchbox', { name: 'Search the blog' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(posts.results.length));
  },
};

export const NothingFound: Story = searching('/blog?search=skiing', []);

export const NothingFoundTest: Story = {
  ...NothingFound,
  name: 'A search that finds nothing leads back to all posts',
  tags: ['!autodocs', 'test-only', 'QUIRK-03'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog posts found')).toBeVisible();
    await expect(canvas.getByText('No post contains “skiing”. Try fewer or other words.')).toBeVisible();
    await expect(await canvas.findByRole('searchbox', { name: 'Search the blog' })).toHaveValue('skiing');
    await userEvent.click(canvas.getByRole('link', { name: 'All posts' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(posts.results.length));
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('');
  },
};

/** A search that fails. */
export const SearchFailed: Story = {
  decorators: [atPath('/blog?search=creek')],
  globals: { behaviour: 'improved' },
  tags: ['QUIRK-03', 'BLOG-07'],
  parameters: { msw: [failsWithStatus('searchPosts'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load blog posts. Please try again later.')).toBeVisible();
    await expect(await canvas.findByRole('searchbox', { name: 'Search the blog' })).toHaveValue('creek');
  },
};

/** A search in the address changes nothing. */
export const SearchWithoutEffect: Story = {
  ...page,
  decorators: [atPath('/blog?search=nothing')],
  tags: ['!autodocs', 'test-only', 'BLOG-01', 'QUIRK-03'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(posts.results.length);
  },
};

/** No posts yet. */
export const Empty: Story = {
  ...page,
  tags: ['BLOG-06'],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog posts found')).toBeVisible();
  },
};

/** The posts can’t be loaded. */
export const Failed: Story = {
  ...page,
  tags: ['BLOG-07'],
  parameters: { msw: [failsWithStatus('listPosts'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load blog posts. Please try again later.')).toBeVisible();
  },
};

/** Without categories, the tags are those of the posts; without featured posts, none are shown. */
export const NoCategories: Story = {
  ...page,
  tags: ['BLOG-04', 'SHELL-63'],
  parameters: {
    msw: [fails('listCategories', 'internal'), failsWithStatus('listFeaturedPosts'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Desert' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Featured Posts' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { ...page, parameters: { msw: scenarios.loading } };

/** The posts of one category. */
export const Category: Story = {
  tags: ['SHELL-13', 'GAP-43'],
  decorators: [atPath('/blog/category/desert')],
  render: () => <BlogCategory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog: Desert' })).toBeVisible();
    const wanted = posts.results.filter(({ category }) => category?.slug === 'desert');
    await expect(await canvas.findAllByRole('article')).toHaveLength(wanted.length);
  },
};

/** An unknown category has no posts. */
export const UnknownCategory: Story = {
  tags: ['GAP-43', 'BLOG-06'],
  decorators: [atPath('/blog/category/skiing')],
  render: () => <BlogCategory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog posts found')).toBeVisible();
  },
};

/** The posts of a category can’t be loaded. */
export const CategoryFailed: Story = {
  tags: ['GAP-43', 'BLOG-07'],
  decorators: [atPath('/blog/category/desert')],
  parameters: { msw: [failsWithStatus('listPosts'), ...scenarios.default] },
  render: () => <BlogCategory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load blog posts. Please try again later.')).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath('/blog', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
