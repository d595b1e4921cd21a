import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import EditVehicle from './EditVehicle.route.tsx';

const { staffVehicle } = examples.getStaffVehicle;
const { staffVehicleDraft } = examples.createStaffVehicle;
const sent = fn();

const opened = editorAt('/dashboard/catalogue/vehicles/702');

const meta = {
  title: 'Routes/Dashboard vehicle',
  component: EditVehicle,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditVehicle>;
export default meta;
type Story = StoryObj<typeof meta>;

const { field, form, replace, save } = formSteps('Vehicle');

/** A vehicle on sale, with its history. */
export const Published: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On sale.')).toBeVisible();
    await expect(await field('Name')).toHaveValue(staffVehicle.vehicle.name);
    await expect(canvas.getByText(/noura@aitours.com changed price, price per km/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Duplicate' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/vehicles/new?copy=702',
    );
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...opened(respondsWith('getStaffVehicle', staffVehicleDraft)),
  play: async () => {
    await expect(await field('Name')).toHaveValue('Nissan Patrol');
  },
};

export const Archived: Story = {
  ...opened(respondsWith('getStaffVehicle', { ...staffVehicleDraft, state: 'archived' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Make it a draft again' })).toBeVisible();
  },
};

export const New: Story = {
  ...editorAt('/dashboard/catalogue/vehicles/new')(),
  play: async () => {
    await expect(await field(/^Place in lists/)).toHaveValue('0');
  },
};

/** Everything but the name is that of the vehicle. */
export const Copy: Story = {
  ...editorAt('/dashboard/catalogue/vehicles/new?copy=702')(),
  play: async () => {
    await expect(await field('Name')).toHaveValue(`Copy of ${staffVehicle.vehicle.name}`);
    await expect(await field(/^Price per kilometre/)).toHaveValue('4.20');
  },
};

export const Loading: Story = opened(neverResponds('getStaffVehicle'));

export const Failed: Story = opened(fails('getStaffVehicle', 'service-unavailable'));

export const Unknown: Story = opened(fails('getStaffVehicle', 'not-found'));

/** Each error is at its field, and in a summary that has the focus; its links lead to the fields. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await replace(/^Price, in AED/, '0');
    await replace('Most passengers', '0');
    await userEvent.clear(await field('Name'));
    await save();
    const fields = await form();
    await expect(fields.getByRole('link', { name: /: Please fill this in$/ })).toBeVisible();
    await expect(fields.getByRole('link', { name: /Enter a whole number from 1 to 100$/ })).toBeVisible();
    await userEvent.click(fields.getByRole('link', { name: /Enter an amount above zero$/ }));
    await expect(await field(/^Price, in AED/)).toHaveFocus();
    await expect(await field(/^Price, in AED/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Without zones there are no prices between them; a link leads to the zones. */
export const WithoutZones: Story = {
  ...editorAt('/dashboard/catalogue/vehicles/new')(
    respondsWith('getStaffTransferZones', { version: 'none', zones: [], history: [] }),
  ),
  play: async () => {
    await expect(await (await form()).findByText('There are no zones yet.')).toBeVisible();
  },
};

/** The rest of the form can be saved. */
export const ZonesFailed: Story = {
  ...opened(fails('getStaffTransferZones', 'service-unavailable')),
  play: async () => {
    await expect(await (await form()).findByText('We couldn’t load the zones')).toBeVisible();
  },
};

/** Each two zones have one price, in either direction. */
export const SameZones: Story = {
  ...opened(),
  play: async () => {
    const fields = await form();
    await userEvent.click(await fields.findByRole('button', { name: 'Add a price between zones' }));
    await userEvent.selectOptions(fields.getAllByRole('combobox', { name: 'Between' })[1]!, 'Marina and Palm');
    await userEvent.selectOptions(fields.getAllByRole('combobox', { name: 'And' })[1]!, 'Dubai airports');
    await userEvent.type(fields.getAllByRole('textbox', { name: 'Price between the zones, in AED' })[1]!, '90');
    await save();
    await expect(
      await fields.findByRole('link', { name: /There is another price between these zones$/ }),
    ).toBeVisible();
  },
};

/** What the server rejects is at its field, and nothing typed is lost. */
export const Rejected: Story = {
  ...opened(
    fails('replaceStaffVehicle', 'invalid-request', {
      errors: { image: ['A picture has been deleted. Remove it here, too.'] },
    }),
  ),
  play: async () => {
    await replace('Name', 'Yukon');
    await save();
    await expect((await (await form()).findAllByText(/A picture has been deleted/))[0]).toBeVisible();
    await expect(await field('Name')).toHaveValue('Yukon');
  },
};

export const Saved: Story = {
  ...opened(
    respondsWith('replaceStaffVehicle', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffVehicle, version: 'next', vehicle: { ...staffVehicle.vehicle, price: '170.00' } };
    }),
  ),
  name: 'GAP-59 saving sends the version that was opened, and the rest as it was',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await replace(/^Price, in AED/, '170');
    await save();
    await waitFor(() => expect(screen.getByText(/^The vehicle is saved/)).toBeVisible());
    const body = { ...staffVehicle.vehicle, price: '170.00' };
    await expect(sent).toHaveBeenLastCalledWith(body, `"${staffVehicle.version}"`);
    await expect(canvas.queryByText('There are changes that aren’t saved.')).toBeNull();
    await settled();
  },
};

const changedByOther = {
  ...staffVehicle,
  version: 'theirs',
  vehicle: { ...staffVehicle.vehicle, name: 'Their name' },
  history: [
    {
      id: '950',
      at: '2030-03-02T06:00:00.000Z',
      author_email: 'omar@aitours.com',
      action: 'changed' as const,
      fields: ['name'],
    },
    ...staffVehicle.history,
  ],
};
const conflict = changedByOthers('*/staff-vehicles/:id/', (isFound) =>
  respondsWith('getStaffVehicle', () => (isFound() ? changedByOther : staffVehicle)),
);
/** Nothing is overwritten without the user's knowledge; what only others have changed is in the form. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await replace('Category', 'Large SUV');
    await save();
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect(await field(/^Category/)).toHaveValue('Large SUV');
    await expect(await field('Name')).toHaveValue('Their name');
  },
};

export const StateChanged: Story = {
  ...opened(
    respondsWith('getStaffVehicle', staffVehicleDraft),
    respondsWith('setVehicleState', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffVehicleDraft, version: 'next', state: 'published' as const };
    }),
  ),
  name: 'GAP-59 publishing sends the version',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByText('The vehicle is on sale.')).toBeVisible());
    await expect(sent).toHaveBeenCalledWith({ state: 'published' }, `"${staffVehicleDraft.version}"`);
    await settled();
  },
};

export const EarlierVersion: Story = {
  ...opened(respondsWith('getVehicleVersion', { ...staffVehicle.vehicle, price: '150.00' })),
  name: 'GAP-59 an earlier version is put into the form, and saved by Save only',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await field('Name');
    await userEvent.click(canvas.getAllByRole('button', { name: /^Use this version/ })[0]!);
    await waitFor(async () => expect(await field(/^Price, in AED/)).toHaveValue('150.00'));
    await expect(canvas.getByText('There are changes that aren’t saved.')).toBeVisible();
    await settled();
  },
};

export const PictureChosen: Story = {
  ...opened(
    respondsWith('replaceStaffVehicle', ({ body }) => {
      sent(body);
      return { ...staffVehicle, version: 'next' };
    }),
  ),
  name: 'A chosen picture is sent',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    sent.mockClear();
    await field('Name');
    const fields = await form();
    await userEvent.click(fields.getByRole('button', { name: 'Choose another picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add pictures' }));
    await userEvent.click(await dialog.findByRole('button', { name: /^Add “A camel caravan/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const chosen = examples.listStaffImages.staffImages.results[0]!;
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ image: chosen.id });
    await settled();
  },
};

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await field('Name')).toBeVisible();
  },
};
