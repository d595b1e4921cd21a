import { examples, fails, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { changeByOther } from '../../../testing/editorSteps.ts';
import { editorStories } from '../../../testing/editorStories.ts';
import { expectLink } from '../../../testing/expectTexts.ts';
import EditVehicle from './EditVehicle.route.tsx';

const { staffVehicle } = examples.getStaffVehicle;
const { staffVehicleDraft } = examples.createStaffVehicle;
const kind = editorStories('Vehicle', {
  label: 'Vehicle',
  path: '/dashboard/catalogue/vehicles',
  id: '702',
  stored: staffVehicle,
  draft: staffVehicleDraft,
  member: 'vehicle',
});
const { field, form, openedNew, opened, replace, save } = kind;

const meta = {
  title: 'Routes/Dashboard vehicle',
  component: EditVehicle,
} satisfies Meta<typeof EditVehicle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A vehicle on sale, with its history. */
export const Published: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On sale.')).toBeVisible();
    await expect(await field('Name')).toHaveValue(staffVehicle.vehicle.name);
    await expect(canvas.getByText(/noura@aitours.com changed price, price per km/)).toBeVisible();
    await expectLink(canvas, 'Duplicate', '/dashboard/catalogue/vehicles/new?copy=702');
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...kind.draft,
  play: () => kind.expectField('Name', 'Nissan Patrol'),
};

export const Archived: Story = {
  ...kind.archived,
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Make it a draft again' })).toBeVisible(),
};

export const New: Story = {
  ...openedNew(),
  play: () => kind.expectField(/^Place in lists/, '0'),
};

/** Everything but the name is that of the vehicle. */
export const Copy: Story = {
  ...kind.copying,
  play: async () => {
    await expect(await field('Name')).toHaveValue(`Copy of ${staffVehicle.vehicle.name}`);
    await expect(await field(/^Price per kilometre/)).toHaveValue('4.20');
  },
};

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

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
  ...openedNew(respondsWith('getStaffTransferZones', { version: 'none', zones: [], history: [] })),
  play: async () => expect(await (await form()).findByText('There are no zones yet.')).toBeVisible(),
};

/** The rest of the form can be saved. */
export const ZonesFailed: Story = {
  ...opened(fails('getStaffTransferZones', 'service-unavailable')),
  play: async () => expect(await (await form()).findByText('We couldn’t load the zones')).toBeVisible(),
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
  ...kind.saving({ price: '170.00' }),
  name: 'Saving sends the version that was opened, and the rest as it was',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await replace(/^Price, in AED/, '170');
    await save();
    await kind.expectSaved(/^The vehicle is saved/);
    await kind.expectSent({ ...staffVehicle.vehicle, price: '170.00' });
  },
};

/** Nothing is overwritten without the user's knowledge; what only others have changed is in the form. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers({ name: 'Their name' }, { history: [changeByOther(['name']), ...staffVehicle.history] }),
  play: () => kind.expectConflict({ Category: 'Large SUV' }, { Name: 'Their name' }),
};

export const StateChanged: Story = {
  ...kind.publishing,
  name: 'Publishing sends the version',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectPublished('The vehicle is on sale.'),
};

export const EarlierVersion: Story = {
  ...kind.restoring({ ...staffVehicle.vehicle, price: '150.00' }),
  name: 'An earlier version is put into the form, and saved by Save only',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectRestored(() => kind.expectField(/^Price, in AED/, '150.00')),
};

export const PictureChosen: Story = {
  ...kind.saving(),
  name: 'A chosen picture is sent',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await kind.choosePicture();
    await save();
    const chosen = examples.listStaffImages.staffImages.results[0]!;
    await expect(await kind.waitForSent()).toMatchObject({ image: chosen.id });
  },
};

export const Phone: Story = {
  ...opened(),
  globals: { viewport: { value: 'phone' } },
  play: async () => expect(await field('Name')).toBeVisible(),
};
