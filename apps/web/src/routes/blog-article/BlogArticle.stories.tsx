import { ApiProblem } from '@aitours/api-client';
import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import BlogArticle from './BlogArticle.route.tsx';

const meta = {
  title: 'Routes/BlogArticle',
  component: BlogArticle,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof BlogArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

const { post } = examples.getPost;
const { comments } = examples.listComments;
const { user } = examples.getMe;
const path = `/blog/${post.slug}`;
const guest = { decorators: [atPath(path)] } satisfies Story;
const viewed = fn();
const recordsView = respondsWith('recordPostView', ({ path: { id } }) => {
  viewed(id);
  return undefined;
});

/** The article, its comments and related posts. */
export const Loaded: Story = {
  ...guest,
  tags: ['BLOG-08', 'BLOG-13', 'BLOG-14', 'BLOG-16', 'BLOG-21', 'BLOG-23', 'CONST-25'],
  parameters: { msw: [recordsView, ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
    await expect(canvas.getByText('18').parentElement).toHaveTextContent('18 Feb');
    const article = within(canvas.getAllByRole('article')[0]!);
    await expect(article.getByRole('img', { name: post.featured_image_alt })).toBeVisible();
    for (const fact of ['layla.writes', '3 comments', '4 min read', 'Desert', post.excerpt])
      await expect(article.getByText(fact)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'By day' })).toBeVisible();
    await expect(canvas.getByText('changeable').tagName).toBe('EM');
    await waitFor(() => expect(viewed).toHaveBeenLastCalledWith(post.id));
    const latest = within(await canvas.findByRole('region', { name: 'Latest Posts' }));
    await expect(latest.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      examples.listPosts.posts.results.slice(1, 4).map(({ title }) => title),
    );
    const categories = within(canvas.getByRole('region', { name: 'News Categories' }));
    await expect(categories.getByRole('link', { name: 'Desert' })).toHaveAttribute('href', '/blog/category/desert');
    await expect(categories.getByText('2 posts')).toBeVisible();
    const related = within(await canvas.findByRole('region', { name: 'You might also like' }));
    await expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      examples.listRelatedPosts.relatedPosts.map(({ title }) => title),
    );
    const replies = within(await canvas.findByRole('list', { name: 'Replies to Amira Haddad' }));
    await expect(replies.getByText(/Next time bring a second one/)).toBeVisible();
  },
};

export const WithoutEffect: Story = {
  ...guest,
  name: 'Like and bookmark toggle; search and newsletter do nothing',
  tags: ['!autodocs', 'test-only', 'BLOG-09', 'BLOG-11', 'BLOG-12', 'BLOG-15', 'GAP-64', 'QUIRK-03'],
  parameters: { msw: [recordsView, ...scenarios.default] },
  play: async ({ canvas, canvasElement }) => {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const bookmark = canvas.getByRole('button', { name: 'Bookmark' });
    await userEvent.click(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(bookmark);
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible();
    const box = await canvas.findByRole('searchbox', { name: 'Search the blog' });
    const newsletter = within(await canvas.findByRole('form', { name: 'Newsletter' }));
    // All that the page requests by itself.
    for (const name of ['Latest Posts', 'You might also like']) await canvas.findByRole('region', { name });
    await canvas.findByRole('list', { name: 'Replies to Amira Haddad' });
    await waitFor(() => expect(viewed).toHaveBeenCalled());
    const [request, text] = [spyOn(window, 'fetch'), canvasElement.textContent];
    await userEvent.type(box, 'creek{Enter}');
    await userEvent.type(newsletter.getByRole('textbox', { name: 'Email' }), 'amira@example.com');
    await userEvent.click(newsletter.getByRole('button', { name: 'Subscribe Now' }));
    await expect(newsletter.getByRole('textbox', { name: 'Email' })).toHaveValue('amira@example.com');
    await expect(request).not.toHaveBeenCalled();
    await expect(canvasElement.textContent).toBe(text);
    await expect(document.body.dataset['path']).toBe(path);
  },
};

const improved = { ...guest, globals: { behaviour: 'improved' } } satisfies Story;
const subscribed = fn();

/** The newsletter mails a link to confirm, to a valid address. */
export const Subscribing: Story = {
  ...improved,
  tags: ['QUIRK-03'],
  parameters: {
    msw: [
      respondsWith('subscribeToNewsletter', ({ body }) => {
        subscribed(body);
        return { detail: 'Confirmation sent' };
      }),
      ...scenarios.default,
    ],
  },
  beforeEach: () => void subscribed.mockClear(),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Newsletter' }));
    const email = form.getByRole('textbox', { name: 'Email' });
    const press = () => userEvent.click(form.getByRole('button', { name: 'Subscribe Now' }));
    await press();
    await expect(form.getByRole('link', { name: 'Enter your email address' })).toBeVisible();
    await userEvent.type(email, 'amira');
    await press();
    await expect(form.getByRole('link', { name: 'Enter an email address like name@example.com' })).toBeVisible();
    await expect(subscribed).not.toHaveBeenCalled();
    await userEvent.type(email, '@example.com ');
    await press();
    await expect(await form.findByText(/^If amira@example.com isn’t subscribed yet, we send it a link/)).toBeVisible();
    await expect(form.getByText('Check your inbox').closest('[role=status]')).not.toBeNull();
    await expect(subscribed).toHaveBeenLastCalledWith({ email: 'amira@example.com' });
    await expect(email).toHaveValue('');
  },
};

/** The newsletter’s server is unavailable: the address stays. */
export const NotSubscribed: Story = {
  ...improved,
  tags: ['QUIRK-03'],
  parameters: { msw: [failsWithStatus('subscribeToNewsletter', 503), ...scenarios.default] },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Newsletter' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'amira@example.com');
    await userEvent.click(form.getByRole('button', { name: 'Subscribe Now' }));
    await expect(await form.findByText('You are not subscribed yet. Your address is still in the form.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('amira@example.com');
  },
};

export const SearchFromArticle: Story = {
  ...improved,
  name: 'The search box leads to the posts that it finds',
  tags: ['!autodocs', 'test-only', 'QUIRK-03'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the blog' }), 'creek{Enter}');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/blog'));
  },
};

/** A guest is asked to sign in before commenting. */
export const Guest: Story = {
  ...guest,
  tags: ['!autodocs', 'test-only', 'BLOG-22', 'GAP-64'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to write a comment.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Your comment/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  },
};

const sent = fn();

/** A signed-in user posts a comment. */
export const Commenting: Story = {
  decorators: [atPath(path, { as: user })],
  tags: ['SHELL-05', 'BLOG-22', 'API-66'],
  parameters: {
    msw: [
      respondsWith('createComment', ({ body }) => {
        sent(body);
        return examples.createComment.comment;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /^Your comment/ });
    await userEvent.type(field, 'Sandals it is.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post comment' }));
    await waitFor(() => expect(screen.getByText('Your comment is posted.')).toBeVisible());
    await expect(sent).toHaveBeenLastCalledWith({ content: 'Sandals it is.', parent: null });
    await expect(field).toHaveValue('');
  },
};

/** A signed-in user replies to a comment, by keyboard. */
export const Replying: Story = {
  decorators: [atPath(path, { as: user })],
  tags: ['API-66', 'BLOG-21'],
  beforeEach: () => {
    sent.mockClear();
  },
  parameters: {
    msw: [
      respondsWith('createComment', ({ body }) => {
        sent(body);
        return examples.createComment.comment;
      }),
      respondsWith('listComments', () => [
        ...comments,
        ...sent.mock.calls.map(([body]) => ({ ...comments[1]!, ...body, id: '899' })),
      ]),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const daniel = await canvas.findByRole('button', { name: 'Reply to Daniel Okafor' });
    await expect(canvas.queryByRole('button', { name: 'Reply to Layla Mansour' })).not.toBeInTheDocument();
    daniel.focus();
    await userEvent.keyboard('{Enter}');
    await expect(daniel).toHaveAttribute('aria-expanded', 'true');
    const field = canvas.getByRole('textbox', { name: /^Your reply to Daniel Okafor/ });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('They are.{Tab}{Enter}');
    const replies = await canvas.findByRole('list', { name: 'Replies to Daniel Okafor' });
    await expect(replies).toHaveTextContent('They are.');
    await expect(sent.mock.calls).toEqual([[{ content: 'They are.', parent: '853' }]]);
    await waitFor(() => expect(screen.getByText('Your reply is posted.')).toBeVisible());
    await expect(field).not.toBeInTheDocument();
    await expect(daniel).toHaveFocus();
  },
};

const responseAfter = fn();
const unhandled = fn();

/** A view that can’t be counted changes nothing. */
export const SilentView: Story = {
  ...guest,
  tags: ['!autodocs', 'test-only', 'BLOG-23', 'API-67'],
  parameters: { msw: [failsWithStatus('recordPostView'), ...scenarios.default] },
  beforeEach: () => {
    const ask = window.fetch;
    window.fetch = async (...requested) => {
      const response = await ask(...requested);
      if (response.url.endsWith('/view/')) responseAfter(response.status);
      return response;
    };
    const hear = ({ reason }: PromiseRejectionEvent) => {
      if (reason instanceof ApiProblem) unhandled(reason.message);
    };
    addEventListener('unhandledrejection', hear);
    return () => {
      window.fetch = ask;
      removeEventListener('unhandledrejection', hear);
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(responseAfter).toHaveBeenCalledWith(500));
    // Allows the page to react, if it did.
    await new Promise((resolve) => setTimeout(resolve, 250));
    await expect(canvas.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
    await expect(unhandled).not.toHaveBeenCalled();
  },
};

export const NoComments: Story = {
  ...guest,
  parameters: { msw: [respondsWith('listComments', []), ...scenarios.default] },
};

/** Related posts, latest posts and categories that can’t be loaded are empty. */
export const PartsFailed: Story = {
  ...guest,
  tags: ['SHELL-63'],
  parameters: {
    msw: [
      ...(['listRelatedPosts', 'listPosts', 'listCategories', 'listComments'] as const).map((id) =>
        failsWithStatus(id),
      ),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The comments couldn’t be loaded.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    for (const name of ['You might also like', 'Latest Posts', 'News Categories'])
      await expect(canvas.queryByRole('region', { name })).not.toBeInTheDocument();
    await expect(canvas.queryByText(comments[0]!.content)).not.toBeInTheDocument();
  },
};

/** A missing slug. */
export const Unspecified: Story = {
  decorators: [atPath('/blog')],
  tags: ['BLOG-18'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No post specified' })).toBeVisible();
  },
};

/** An unknown article. */
export const NotFound: Story = {
  ...guest,
  tags: ['BLOG-19'],
  parameters: { msw: scenarios.missing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Post not found' })).toBeVisible();
  },
};

/** The article can’t be loaded. */
export const Failed: Story = {
  ...guest,
  tags: ['BLOG-20'],
  parameters: { msw: [failsWithStatus('getPost'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the blog post. Please try again later.')).toBeVisible();
  },
};

export const Loading: Story = { ...guest, parameters: { msw: [neverResponds('getPost'), ...scenarios.default] } };

export const Phone: Story = {
  decorators: [atPath(path, { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
