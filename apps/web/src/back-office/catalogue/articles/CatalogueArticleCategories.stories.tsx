import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, retype, settled } from '../../../testing/editorSteps.ts';
import { expectTexts } from '../../../testing/expectTexts.ts';
import { recordsEdit } from '../../../testing/recordRequests.ts';
import CatalogueArticleCategories from './CatalogueArticleCategories.route.tsx';

const { staffCategories: stored } = examples.getStaffCategories;
const [desert, food, cities] = stored.categories;
const sent = fn();

const opened = editorAt('/dashboard/catalogue/article-categories');

const meta = {
  title: 'Routes/Dashboard article categories',
  component: CatalogueArticleCategories,
} satisfies Meta<typeof CatalogueArticleCategories>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, press } = formSteps('Article categories');
const fields = async (name: RegExp) => (await form()).findAllByRole<HTMLInputElement>('textbox', { name });
const names = async () => (await fields(/^Name/)).map(({ value }) => value);

/** The categories in their order, with their articles. One that has articles can't be removed. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await names()).toEqual(['Desert', 'Food and Markets', 'City Guides']);
    const shown = await form();
    await expectTexts(
      shown,
      '2 articles have it: A Night in the Desert, Reading the Dunes',
      '1 article has it: One Day in Old Dubai',
    );
    await expect(shown.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await expect(shown.getByRole('button', { name: 'Remove Category 2' })).toBeVisible();
    await expect(canvas.getByText(/noura@aitours.com changed categories/)).toBeVisible();
  },
};

export const Empty: Story = {
  ...opened(respondsWith('getStaffCategories', { ...stored, categories: [], uses: [], history: [] })),
  play: async () =>
    expect(await (await form()).findByText('There are no categories yet. An article needs one.')).toBeVisible(),
};

export const Loading: Story = opened(neverResponds('getStaffCategories'));

export const Failed: Story = opened(fails('getStaffCategories', 'service-unavailable'));

/** Each error is at its field, and in a summary whose links lead to the fields. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await retype((await fields(/^Address/))[0]!, 'The Desert');
    await press('Add a category');
    await press('Save');
    const shown = await form();
    await expect(await shown.findByRole('link', { name: /: Use small letters/ })).toBeVisible();
    await userEvent.click(shown.getByRole('link', { name: /: Please fill this in$/ }));
    await expect((await fields(/^Name/))[3]).toHaveFocus();
  },
};

/** The address that the server makes from a new name is that of another category. */
export const AddressTaken: Story = {
  ...opened(
    fails('replaceCategories', 'invalid-request', {
      errors: { 'categories.3.slug': ['is the address of another category'] },
    }),
  ),
  play: async () => {
    await press('Add a category');
    await userEvent.type((await fields(/^Name/))[3]!, 'Désert');
    await press('Save');
    await waitFor(async () => expect((await fields(/^Address/))[3]).toHaveAttribute('aria-invalid', 'true'));
    await expect((await fields(/^Name/))[3]).toHaveValue('Désert');
  },
};

/** An article has got the category since the page was opened: nothing is saved, and the form stays. */
export const UsedMeanwhile: Story = {
  ...opened(
    fails('replaceCategories', 'invalid-request', {
      errors: { categories: ['“Food and Markets” can’t be removed. 1 article has it: Karak.'] },
    }),
  ),
  play: async () => {
    await press('Remove Category 2');
    await press('Save');
    await expect((await (await form()).findAllByText(/1 article has it: Karak/))[0]).toBeVisible();
    await expect(await names()).toEqual(['Desert', 'City Guides']);
  },
};

export const Saved: Story = {
  ...opened(recordsEdit('replaceCategories', sent, { ...stored, version: 'next' })),
  name: 'Categories are ordered, renamed and added by keyboard, and saved in the version that was opened',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await retype((await fields(/^Address/))[0]!, 'dunes');
    (await form()).getByRole('button', { name: 'Move Category 3 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await form()).getByRole('button', { name: 'Move Category 2 up' })).toHaveFocus());
    (await form()).getByRole('button', { name: 'Add a category' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await fields(/^Name/))[3]).toHaveFocus());
    await userEvent.keyboard('Islands{Enter}');
    await waitFor(() => expect(screen.getByText('The categories are saved.')).toBeVisible());
    const categories = [{ ...desert, slug: 'dunes' }, cities, food, { name: 'Islands' }];
    await expect(sent).toHaveBeenLastCalledWith({ categories }, `"${stored.version}"`);
    await settled();
  },
};

export const Removed: Story = {
  ...opened(),
  name: 'A removed category can be put back where it was',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await press('Remove Category 2');
    await expect(await names()).toEqual(['Desert', 'City Guides']);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual(['Desert', 'Food and Markets', 'City Guides']));
    await settled();
  },
};

const conflict = changedByOthers('*/staff-categories/', (isFound) =>
  respondsWith('getStaffCategories', () =>
    isFound() ? { ...stored, version: 'theirs', categories: [desert!, cities!] } : stored,
  ),
);
/** What others have changed is named, and nothing is lost. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await retype((await fields(/^Name/))[0]!, 'Dunes');
    await press('Save');
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await names())[0]).toBe('Dunes');
  },
};

export const Restored: Story = {
  ...opened(
    respondsWith('getStaffCategories', {
      ...stored,
      history: [...stored.history, { ...stored.history[0]!, id: '970', at: '2030-02-19T09:30:00.000Z' }],
    }),
    respondsWith('getCategoriesVersion', { categories: [{ ...desert!, name: 'As before' }] }),
  ),
  name: 'An earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () => expect(await names()).toEqual(['As before']));
    await settled();
  },
};

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone' } },
  play: async () => expect((await fields(/^Name/))[0]).toBeVisible(),
};
