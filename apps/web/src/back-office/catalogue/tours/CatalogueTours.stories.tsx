import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import CatalogueTours from './CatalogueTours.route.tsx';

const list = catalogueList('/dashboard/catalogue/tours', 'listStaffTours', examples.listStaffTours.staffTours);

const meta = {
  title: 'Routes/Dashboard catalogue tours',
  component: CatalogueTours,
  ...list.loaded,
} satisfies Meta<typeof CatalogueTours>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tours on sale and drafts. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Liwa Nights/,
      texts: ['Draft', 'Desert', 'Liwa', '4', 'AED 3,100.00'],
      create: ['New tour', '/dashboard/catalogue/tours/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by title, address or place', 'liwa'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
