import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import CatalogueDestinations from './CatalogueDestinations.route.tsx';

const list = catalogueList(
  '/dashboard/catalogue/destinations',
  'listStaffDestinations',
  examples.listStaffDestinations.staffDestinations,
);

const meta = {
  title: 'Routes/Dashboard destinations',
  component: CatalogueDestinations,
  ...list.loaded,
} satisfies Meta<typeof CatalogueDestinations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Published destinations and drafts of both pages. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Hegra/,
      texts: ['Published', 'Saudi Arabia', 'AlUla', '4'],
      create: ['New destination', '/dashboard/catalogue/destinations/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by name or city', 'hegra'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
