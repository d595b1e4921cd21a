import { examples, fails, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ArticlePreview from './ArticlePreview.route.tsx';

const user = { ...examples.getMe.staffUser, staff_role: 'content' } as const;
const { staffPostDraft } = examples.createStaffPost;

const at = (...msw: readonly ReturnType<typeof fails>[]): Story => ({
  decorators: [atPath('/dashboard/catalogue/articles/801/preview', { as: user })],
  parameters: { layout: 'fullscreen', msw: [respondsWith('getMe', user), ...msw, ...scenarios.default] },
});

const meta = {
  title: 'Routes/Article preview',
  component: ArticlePreview,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticlePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft as readers will see it. */
export const Draft: Story = {
  ...at(respondsWith('getStaffPost', staffPostDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: staffPostDraft.post.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'By day' })).toBeVisible();
    await expect(canvas.getByText('Readers see the article like this once it is published.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the form' })).toHaveAttribute(
      'href',
      `/dashboard/catalogue/articles/${staffPostDraft.post.id}`,
    );
  },
};

export const Loading: Story = at(neverResponds('getStaffPost'));

export const Failed: Story = at(fails('getStaffPost', 'service-unavailable'));

export const Missing: Story = at(fails('getStaffPost', 'not-found'));

export const Forbidden: Story = {
  ...at(fails('getStaffPost', 'forbidden')),
  name: 'Readers don’t learn whether there is a draft',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There is nothing to preview' })).toBeVisible();
  },
};
