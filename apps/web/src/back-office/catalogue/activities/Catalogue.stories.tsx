import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import Catalogue from './Catalogue.route.tsx';

const list = catalogueList('/dashboard/catalogue', 'listStaffActivities', examples.listStaffActivities.staffActivities);

const meta = {
  title: 'Routes/Dashboard catalogue',
  component: Catalogue,
  ...list.loaded,
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Activities on sale and drafts. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Al Ain Oasis on Foot/,
      texts: ['Draft', 'Tour', 'AED 130.00'],
      create: ['New activity', '/dashboard/catalogue/activities/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by title, address or place', 'dunes'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
