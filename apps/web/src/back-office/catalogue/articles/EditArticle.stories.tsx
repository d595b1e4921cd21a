import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changeByOther, changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import EditArticle from './EditArticle.route.tsx';

const { staffPost } = examples.getStaffPost;
const { staffPostDraft } = examples.createStaffPost;
const sent = fn();

const opened = editorAt('/dashboard/catalogue/articles/801');
const openedNew = editorAt('/dashboard/catalogue/articles/new');

const meta = {
  title: 'Routes/Dashboard article',
  component: EditArticle,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, field, save, replace } = formSteps('Article');
const text = () => field(/^Text/);

/** A published article, with its history. */
export const Published: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Published.')).toBeVisible();
    await expect(within(await text()).getByRole('heading', { name: 'By day' })).toBeVisible();
    await expect(canvas.getByText(/noura@aitours.com changed title, content/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/articles/new?copy=801',
    );
    await expect(canvas.getByRole('link', { name: 'See it in the blog' })).toHaveAttribute(
      'href',
      `/blog/${staffPost.post.slug}`,
    );
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...opened(respondsWith('getStaffPost', staffPostDraft)),
  play: async () => {
    await expect(await text()).toBeVisible();
  },
};

export const Archived: Story = {
  ...opened(respondsWith('getStaffPost', { ...staffPostDraft, state: 'archived' })),
  play: async () => {
    await expect(await text()).toBeVisible();
  },
};

export const New: Story = {
  ...openedNew(),
  play: async () => {
    await expect(await text()).toBeVisible();
  },
};

export const Loading: Story = opened(neverResponds('getStaffPost'));

export const Failed: Story = opened(fails('getStaffPost', 'service-unavailable'));

export const Unknown: Story = opened(fails('getStaffPost', 'not-found'));

/** Each error is at its field, and in a summary that has the focus; its links lead to the fields. */
export const InvalidEntries: Story = {
  ...openedNew(),
  play: async () => {
    await text();
    await save('Save the draft');
    const fields = await form();
    await expect(fields.getAllByRole('link', { name: /: Please fill this in$/ })).toHaveLength(4);
    await userEvent.click(fields.getByRole('link', { name: 'Please write the text' }));
    await expect(await text()).toHaveFocus();
    await expect(await text()).toHaveAttribute('aria-invalid', 'true');
  },
};

export const Formatted: Story = {
  ...openedNew(),
  name: 'The buttons are one tab stop, format the text and return the focus to it',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const field = await text();
    field.focus();
    const tools = within(await screen.findByRole('toolbar', { name: 'Format' }));
    await userEvent.tab({ shift: true });
    await expect(tools.getByRole('button', { name: 'Link' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft>5/}');
    await expect(tools.getByRole('button', { name: 'List' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(within(field).getByRole('listitem')).toBeVisible();
    await expect(tools.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    await expect(tools.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await userEvent.click(tools.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(field).queryByRole('listitem')).toBeNull());
  },
};

/** An address that no link may have is an error in the dialog. */
export const InvalidLink: Story = {
  ...opened(),
  play: async () => {
    await text();
    await userEvent.click((await form()).getByRole('button', { name: 'Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'javascript:alert(1)');
    await userEvent.click(dialog.getByRole('button', { name: 'Set the link' }));
    await expect(await dialog.findByRole('link', { name: /^Enter an address/ })).toBeVisible();
    await settled();
  },
};

export const Saved: Story = {
  ...opened(
    respondsWith('replaceStaffPost', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffPost, version: 'next', post: { ...staffPost.post, excerpt: 'In short' } };
    }),
  ),
  name: 'GAP-59 saving sends the version that was opened, and the text as it was',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await text();
    await replace('Summary', 'In short');
    await save();
    await waitFor(() => expect(screen.getByText('The article is saved.')).toBeVisible());
    const { content, slug } = staffPost.post;
    const body = expect.objectContaining({ excerpt: 'In short', content, slug, category: '31', featured: true });
    await expect(sent).toHaveBeenLastCalledWith(body, `"${staffPost.version}"`);
    await expect(canvas.queryByText('There are changes that aren’t saved.')).toBeNull();
    await settled();
  },
};

export const Copy: Story = {
  ...editorAt('/dashboard/catalogue/articles/new?copy=801')(
    respondsWith('createStaffPost', ({ body }) => {
      sent(body);
      return staffPostDraft;
    }),
  ),
  name: 'GAP-59 a copy has another title, the same text, and is created as a draft',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    const { content, title } = staffPost.post;
    await waitFor(async () => expect(await field('Title')).toHaveValue(`Copy of ${title}`));
    await expect(within(await text()).getByRole('heading', { name: 'By day' })).toBeVisible();
    await save('Save the draft');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const body = { title: `Copy of ${title}`, content, published_at: null };
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining(body));
    await settled();
  },
};

const firstEdit = staffPost.history.filter(({ action }) => action === 'changed').slice(-1);
const original = { ...firstEdit[0]!, id: '901-before', author_email: null, action: 'original' as const, fields: [] };
export const BeforeTheFirstEdit: Story = {
  ...opened(
    respondsWith('getStaffPost', { ...staffPost, history: [...firstEdit, original] }),
    respondsWith('getPostVersion', ({ path }) => {
      sent(path['change_id']);
      return { ...examples.getPostVersion.postVersion, post: { ...staffPost.post, content: '<p>The first text</p>' } };
    }),
  ),
  name: 'GAP-59 the version before the first edit is put into the form',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await text();
    await expect(await canvas.findByText('As it was before these changes.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this version: before these changes' }));
    await waitFor(async () => expect(await text()).toHaveTextContent('The first text'));
    await expect(sent).toHaveBeenLastCalledWith('901-before');
    await waitFor(() => expect(screen.getByText(/^The version before these changes is in the form/)).toBeVisible());
    await settled();
  },
};

const changedByOther = {
  ...staffPost,
  version: 'theirs',
  post: { ...staffPost.post, title: 'Their title', content: '<p>Their text</p>' },
  history: [changeByOther(['title', 'content']), ...staffPost.history],
};
const conflict = changedByOthers('*/staff-posts/:id/', (isFound) =>
  respondsWith('getStaffPost', () => (isFound() ? changedByOther : staffPost)),
);
/** Nothing is overwritten without the user's knowledge; what only others have changed is in the form. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await text();
    await replace('Summary', 'In short');
    await save();
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect(await field('Summary')).toHaveValue('In short');
    await expect(await field('Title')).toHaveValue('Their title');
    await waitFor(async () => expect(await text()).toHaveTextContent('Their text'));
  },
};

export const StateChanged: Story = {
  ...opened(
    respondsWith('getStaffPost', staffPostDraft),
    respondsWith('setPostState', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return staffPost;
    }),
  ),
  name: 'GAP-59 publishing sends the version, and the form shows the date that it has given',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await text();
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('The article is published.')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({ state: 'published' }, `"${staffPostDraft.version}"`);
    await expect((await form()).getByLabelText(/^Date/)).toHaveValue('2030-02-18');
    await expect(canvas.queryByText('There are changes that aren’t saved.')).toBeNull();
    await settled();
  },
};

export const EarlierVersion: Story = {
  ...opened(
    respondsWith('getPostVersion', {
      ...examples.getPostVersion.postVersion,
      post: { ...staffPost.post, content: '<p>The first text</p>' },
    }),
  ),
  name: 'GAP-59 an earlier version is put into the form, and saved by Save only',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await text();
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () => expect(await text()).toHaveTextContent('The first text'));
    await expect(canvas.getByText('There are changes that aren’t saved.')).toBeVisible();
    await settled();
  },
};

let categories = examples.listCategories.categories;
export const CategoryAddedMeanwhile: Story = {
  ...opened(respondsWith('listCategories', () => categories)),
  name: 'GAP-59 a category that is added in another window can be chosen, and what is typed stays',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  beforeEach: () => {
    categories = examples.listCategories.categories;
  },
  play: async () => {
    await text();
    await replace('Summary', 'In short');
    const fields = await form();
    const link = fields.getByRole('link', { name: /^Add a category/ });
    await expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      '/dashboard/catalogue/article-categories',
      '_blank',
    ]);
    const added = { id: 'islands', name: 'Islands', slug: 'islands', post_count: 0 };
    categories = { ...categories, results: [...categories.results, added] };
    window.dispatchEvent(new Event('focus'));
    await fields.findByRole('option', { name: 'Islands' });
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Category' }), 'Islands');
    await expect(fields.getByRole('combobox', { name: 'Category' })).toHaveValue('islands');
    await expect(fields.getByRole('textbox', { name: 'Summary' })).toHaveValue('In short');
  },
};

export const PictureChosen: Story = {
  ...opened(
    respondsWith('replaceStaffPost', ({ body }) => {
      sent(body);
      return { ...staffPost, version: 'next' };
    }),
  ),
  name: 'A chosen picture brings its description, which is required',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    sent.mockClear();
    await text();
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'Choose another picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add pictures' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Add “A camel caravan/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    const chosen = examples.listStaffImages.staffImages.results[0]!;
    await expect(fields.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(chosen.alt);
    await userEvent.clear(fields.getByRole('textbox', { name: 'What the picture shows' }));
    await save();
    await expect(await fields.findByRole('link', { name: 'Say what the picture shows' })).toBeVisible();
    await replace('What the picture shows', 'Camels');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ featured_image: chosen.id, featured_image_alt: 'Camels' });
    await settled();
  },
};

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await text()).toBeVisible();
  },
};
