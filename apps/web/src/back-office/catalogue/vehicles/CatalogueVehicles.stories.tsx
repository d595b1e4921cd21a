import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { catalogueList } from '../../../testing/editorSteps.ts';
import CatalogueVehicles from './CatalogueVehicles.route.tsx';

const list = catalogueList(
  '/dashboard/catalogue/vehicles',
  'listStaffVehicles',
  examples.listStaffVehicles.staffVehicles,
);

const meta = {
  title: 'Routes/Dashboard vehicles',
  component: CatalogueVehicles,
  ...list.loaded,
} satisfies Meta<typeof CatalogueVehicles>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vehicles on sale and drafts. */
export const Loaded: Story = {
  play: () =>
    list.expectRow({
      row: /Nissan Patrol/,
      texts: ['Draft', 'SUV', '6 and 5', 'AED 180.00', 'Any distance'],
      create: ['New vehicle', '/dashboard/catalogue/vehicles/new'],
    }),
};

export const Filtering: Story = {
  name: 'The state and the text are sent to the server',
  tags: ['!autodocs', 'test-only'],
  play: () => list.expectFilters('Search by name or category', 'suv'),
};

export const Empty: Story = list.empty;

export const Loading: Story = list.loading;

export const Failed: Story = list.failed;
