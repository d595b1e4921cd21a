import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import CatalogueArticles from './CatalogueArticles.route.tsx';

const list = catalogueList('/dashboard/catalogue/articles', 'listStaffPosts', examples.listStaffPosts.staffPosts);

const meta = {
  title: 'Routes/Dashboard articles',
  component: CatalogueArticles,
  ...list.loaded,
} satisfies Meta<typeof CatalogueArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published articles and drafts. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Coffee in Old Dubai/,
      texts: ['Draft', 'Food and Markets', 'None yet'],
      create: ['New article', '/dashboard/catalogue/articles/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by title, address or author', 'dunes'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
