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

export const Loaded: Story = {
  ...page,
  name: 'SHELL-12 BLOG-02 BLOG-03 BLOG-05 BLOG-24 CONST-25 API-63 the posts, the three newest and three featured ones',
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

export const ManyPosts: Story = {
  ...page,
  name: 'BLOG-03 GAP-65 of more than ten posts, ten are shown, without pages',
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

export const Admin: Story = {
  ...page,
  name: 'BLOG-05 a post without an author shows Admin',
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

export const Tags: Story = {
  ...page,
  name: 'BLOG-01 BLOG-04 QUIRK-03 API-68 tags filter the loaded posts; the search box changes and requests nothing',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await canvas.findByRole('region', { name: 'Featured Posts' });
    const tags = within(canvas.getByRole('group', { name: 'Tags' }));
    await expect(tags.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      ...examples.listCategories.categories.results.map(({ name }) => name),
    ]);
    const request = spyOn(window, 'fetch');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the blog' }), 'nothing like it{Enter}');
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

const searching = (path: string, name: string, found = posts.results): Story => ({
  decorators: [atPath(path)],
  globals: { behaviour: 'improved' },
  name,
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

export const Searched: Story = {
  ...searching(
    '/blog',
    'QUIRK-03 a search shows what it finds and leaves the focus in its box',
    posts.results.slice(0, 2),
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const box = canvas.getByRole('searchbox', { name: 'Search the blog' });
    await userEvent.type(box, ' creek & souk {Enter}');
    const found = '2 posts found for “creek & souk”.';
    await expect(await canvas.findByText(found)).toBeVisible();
    await expect(canvas.getByText(found).closest('[role=status]')).not.toBeNull();
    await expect(requested).toHaveBeenLastCalledWith('creek & souk');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toHaveFocus();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search the blog' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(posts.results.length));
  },
};

export const NothingFound: Story = {
  ...searching('/blog?search=skiing', 'QUIRK-03 a search that finds nothing leads back to all posts', []),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog posts found')).toBeVisible();
    await expect(canvas.getByText('No post contains “skiing”. Try fewer or other words.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('skiing');
    await userEvent.click(canvas.getByRole('link', { name: 'All posts' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(posts.results.length));
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('');
  },
};

export const SearchFailed: Story = {
  decorators: [atPath('/blog?search=creek')],
  globals: { behaviour: 'improved' },
  name: 'QUIRK-03 BLOG-07 a search that fails',
  parameters: { msw: [failsWithStatus('searchPosts'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load blog posts. Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search the blog' })).toHaveValue('creek');
  },
};

export const SearchWithoutEffect: Story = {
  ...page,
  decorators: [atPath('/blog?search=nothing')],
  name: 'BLOG-01 QUIRK-03 a search in the address changes nothing',
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(posts.results.length);
  },
};

export const Empty: Story = {
  ...page,
  name: 'BLOG-06 no posts yet',
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog posts found')).toBeVisible();
  },
};

export const Failed: Story = {
  ...page,
  name: 'BLOG-07 the posts can’t be loaded',
  parameters: { msw: [failsWithStatus('listPosts'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load blog posts. Please try again later.')).toBeVisible();
  },
};

export const NoCategories: Story = {
  ...page,
  name: 'BLOG-04 SHELL-63 without categories, the tags are those of the posts; without featured posts, none are shown',
  parameters: {
    msw: [fails('listCategories', 'internal'), failsWithStatus('listFeaturedPosts'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Desert' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Featured Posts' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { ...page, parameters: { msw: scenarios.loading } };

export const Category: Story = {
  name: 'SHELL-13 GAP-43 the posts of one category',
  decorators: [atPath('/blog/category/desert')],
  render: () => <BlogCategory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Blog: Desert' })).toBeVisible();
    const wanted = posts.results.filter(({ category }) => category?.slug === 'desert');
    await expect(await canvas.findAllByRole('article')).toHaveLength(wanted.length);
  },
};

export const UnknownCategory: Story = {
  name: 'GAP-43 BLOG-06 an unknown category has no posts',
  decorators: [atPath('/blog/category/skiing')],
  render: () => <BlogCategory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No blog posts found')).toBeVisible();
  },
};

export const CategoryFailed: Story = {
  name: 'GAP-43 BLOG-07 the posts of a category can’t be loaded',
  decorators: [atPath('/blog/category/desert')],
  parameters: { msw: [failsWithStatus('listPosts'), ...scenarios.default] },
  render: () => <BlogCategory />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load blog posts. Please try again later.')).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath('/blog', { hasShell: true })],
  parameters: { width: 'phone' },
  globals: { viewport: { value: 'phone' } },
};
