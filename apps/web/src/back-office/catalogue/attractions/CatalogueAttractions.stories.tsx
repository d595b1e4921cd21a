import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import CatalogueAttractions from './CatalogueAttractions.route.tsx';

const list = catalogueList(
  '/dashboard/catalogue/attractions',
  'listStaffTickets',
  examples.listStaffTickets.staffEvents,
);

const meta = {
  title: 'Routes/Dashboard attractions',
  component: CatalogueAttractions,
  ...list.loaded,
} satisfies Meta<typeof CatalogueAttractions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Attractions on sale and drafts. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Lantern Garden/,
      texts: ['Draft', 'Light festival', 'Zabeel Park', 'Evening'],
      create: ['New attraction', '/dashboard/catalogue/attractions/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by title, address or venue', 'garden'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
