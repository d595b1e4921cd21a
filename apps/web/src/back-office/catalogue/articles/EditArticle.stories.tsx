import { examples, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { changeByOther, settled } from '../../../testing/editorSteps.ts';
import { editorStories } from '../../../testing/editorStories.ts';
import { expectLink } from '../../../testing/expectTexts.ts';
import EditArticle from './EditArticle.route.tsx';

const { staffPost } = examples.getStaffPost;
const { staffPostDraft } = examples.createStaffPost;
const kind = editorStories('Post', {
  label: 'Article',
  path: '/dashboard/catalogue/articles',
  id: '801',
  stored: staffPost,
  draft: staffPostDraft,
  member: 'post',
});
const { field, form, openedNew, opened, replace, save, sent } = kind;

const meta = {
  title: 'Routes/Dashboard article',
  component: EditArticle,
} satisfies Meta<typeof EditArticle>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = () => field(/^Text/);

/** A published article, with its history. */
export const Published: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Published.')).toBeVisible();
    await expect(within(await text()).getByRole('heading', { name: 'By day' })).toBeVisible();
    await expect(canvas.getByText(/noura@aitours.com changed title, content/)).toBeVisible();
    await expectLink(canvas, 'Duplicate', '/dashboard/catalogue/articles/new?copy=801');
    await expectLink(canvas, 'See it in the blog', `/blog/${staffPost.post.slug}`);
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...kind.draft,
  play: async () => expect(await text()).toBeVisible(),
};

export const Archived: Story = {
  ...kind.archived,
  play: async () => expect(await text()).toBeVisible(),
};

export const New: Story = {
  ...openedNew(),
  play: async () => expect(await text()).toBeVisible(),
};

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

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
  ...kind.saving({ excerpt: 'In short' }),
  name: 'Saving sends the version that was opened, and the text as it was',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await text();
    await replace('Summary', 'In short');
    await save();
    await kind.expectSaved('The article is saved.');
    const { content, slug } = staffPost.post;
    const body = { excerpt: 'In short', content, slug, category: '31', featured: true };
    await kind.expectSent(expect.objectContaining(body));
  },
};

export const Copy: Story = {
  ...kind.copying,
  name: 'A copy has another title, the same text, and is created as a draft',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const { content, title } = staffPost.post;
    await expect(within(await text()).getByRole('heading', { name: 'By day' })).toBeVisible();
    const copied = await kind.saveCopy('Title', `Copy of ${title}`);
    await expect(copied).toMatchObject({ title: `Copy of ${title}`, content, published_at: null });
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
  name: 'The version before the first edit is put into the form',
  tags: ['!autodocs', 'test-only'],
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

/** Nothing is overwritten without the user's knowledge; what only others have changed is in the form. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers(
    { title: 'Their title', content: '<p>Their text</p>' },
    { history: [changeByOther(['title', 'content']), ...staffPost.history] },
  ),
  play: async () => {
    await text();
    await kind.expectConflict({ Summary: 'In short' }, { Title: 'Their title' });
    await waitFor(async () => expect(await text()).toHaveTextContent('Their text'));
  },
};

export const StateChanged: Story = {
  ...kind.publishing,
  name: 'Publishing sends the version, and the form shows the date that it has given',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await text();
    await kind.expectPublished('The article is published.');
    await expect((await form()).getByLabelText(/^Date/)).toHaveValue('2030-02-18');
    await expect(canvas.queryByText('There are changes that aren’t saved.')).toBeNull();
  },
};

export const EarlierVersion: Story = {
  ...kind.restoring({
    ...examples.getPostVersion.postVersion,
    post: { ...staffPost.post, content: '<p>The first text</p>' },
  }),
  name: 'An earlier version is put into the form, and saved by Save only',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await text();
    await kind.expectRestored(async () => expect(await text()).toHaveTextContent('The first text'));
  },
};

let categories = examples.listCategories.categories;
export const CategoryAddedMeanwhile: Story = {
  ...opened(respondsWith('listCategories', () => categories)),
  name: 'A category that is added in another window can be chosen, and what is typed stays',
  tags: ['!autodocs', 'test-only'],
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
  ...kind.saving(),
  name: 'A chosen picture brings its description, which is required',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await text();
    await kind.choosePicture();
    const chosen = examples.listStaffImages.staffImages.results[0]!;
    await kind.expectField('What the picture shows', chosen.alt);
    await userEvent.clear(await field('What the picture shows'));
    await save();
    await kind.expectErrors('Say what the picture shows');
    await replace('What the picture shows', 'Camels');
    await save();
    const chosenAndNamed = { featured_image: chosen.id, featured_image_alt: 'Camels' };
    await expect(await kind.waitForSent()).toMatchObject(chosenAndNamed);
  },
};

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(await text()).toBeVisible(),
};
