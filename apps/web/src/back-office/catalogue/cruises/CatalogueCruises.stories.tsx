import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import CatalogueCruises from './CatalogueCruises.route.tsx';

const list = catalogueList('/dashboard/catalogue/cruises', 'listStaffCruises', examples.listStaffCruises.staffCruises);

const meta = {
  title: 'Routes/Dashboard cruises',
  component: CatalogueCruises,
  ...list.loaded,
} satisfies Meta<typeof CatalogueCruises>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cruises on sale and drafts. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Musandam by Dhow/,
      texts: ['Draft', 'Dibba, Fujairah', 'AED 450.00', '60', '4'],
      create: ['New cruise', '/dashboard/catalogue/cruises/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by name or place of departure', 'dhow'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
