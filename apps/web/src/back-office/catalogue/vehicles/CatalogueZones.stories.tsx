import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import { expectTexts } from '../../../testing/expectTexts.ts';
import { recordsEdit } from '../../../testing/recordRequests.ts';
import CatalogueZones from './CatalogueZones.route.tsx';

const { staffTransferZones: stored } = examples.getStaffTransferZones;
const none = { ...stored, zones: [], history: [] };
const sent = fn();
const opened = editorAt('/dashboard/catalogue/zones');

const meta = {
  title: 'Routes/Dashboard zones',
  component: CatalogueZones,
} satisfies Meta<typeof CatalogueZones>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, save } = formSteps('Transfer zones');
const names = async () => (await form()).findAllByRole('textbox', { name: 'Name that travellers read' });

/** The zones with their places, and the history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect((await names())[0]).toHaveValue('Dubai airports');
    await expectTexts(canvas, 'Atlantis, The Palm', /noura@aitours.com changed zones/);
  },
};

export const Empty: Story = {
  ...opened(respondsWith('getStaffTransferZones', none)),
  play: async () =>
    expect(await (await form()).findByText('There are no zones yet: all rides are priced by distance.')).toBeVisible(),
};

export const Loading: Story = opened(neverResponds('getStaffTransferZones'));

export const Failed: Story = opened(fails('getStaffTransferZones', 'service-unavailable'));

/** Each error is at its field, and in a summary whose links lead to the fields. */
export const InvalidEntries: Story = {
  ...opened(respondsWith('getStaffTransferZones', none)),
  play: async () => {
    await userEvent.click(await (await form()).findByRole('button', { name: 'Add a zone' }));
    await save();
    const fields = await form();
    await expect(await fields.findByRole('link', { name: /^Zone .*: Add at least one place$/ })).toBeVisible();
    await userEvent.click(fields.getByRole('link', { name: /: Please fill this in$/ }));
    await expect((await names())[0]).toHaveFocus();
  },
};

/** A zone for which a vehicle has a price can't be removed: nothing is saved, and the form stays. */
export const InUse: Story = {
  ...opened(
    fails('replaceTransferZones', 'invalid-request', {
      errors: { zones: ['“Marina and Palm” has a price of “GMC Yukon or similar”. Remove the price first.'] },
    }),
  ),
  play: async () => {
    await names();
    await userEvent.click((await form()).getByRole('button', { name: 'Remove Zone 2' }));
    await save();
    await expect((await (await form()).findAllByText(/Remove the price first/))[0]).toBeVisible();
  },
};

export const Saved: Story = {
  ...opened(recordsEdit('replaceTransferZones', sent, { ...stored, version: 'next' })),
  name: 'Places are found by a part of their name, and saving sends the version that was opened',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await names();
    const find = (await form()).getAllByRole('combobox', { name: 'Add a place' })[1]!;
    await userEvent.type(find, 'jbr');
    await userEvent.click(await screen.findByRole('option', { name: 'JBR Beach' }));
    await expect(find).toHaveValue('');
    await save();
    await waitFor(() => expect(screen.getByText(/^The zones are saved/)).toBeVisible());
    const [first, second] = stored.zones;
    const zones = [first, { ...second, places: [...(second?.places ?? []), 'JBR Beach'] }];
    await expect(sent).toHaveBeenLastCalledWith({ zones }, `"${stored.version}"`);
    await settled();
  },
};

const changedByOther = { ...stored, version: 'theirs', zones: stored.zones.slice(0, 1) };
const conflict = changedByOthers('*/staff-transfer-zones/', (isFound) =>
  respondsWith('getStaffTransferZones', () => (isFound() ? changedByOther : stored)),
);
/** Nothing is overwritten without the user's knowledge. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    const [first] = await names();
    await userEvent.type(first!, ' today');
    await save();
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await names())[0]).toHaveValue('Dubai airports today');
  },
};

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone' } },
  play: async () => expect((await names())[0]).toBeVisible(),
};
