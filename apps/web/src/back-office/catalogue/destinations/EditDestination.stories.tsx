import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { editorStories } from '../../../testing/editorStories.ts';
import { expectLink, expectTexts } from '../../../testing/expectTexts.ts';
import EditDestination from './EditDestination.route.tsx';

const { staffDestination } = examples.getStaffDestination;
const { staffDestinationDraft } = examples.createStaffDestination;
const kind = editorStories('Destination', {
  label: 'Destination',
  path: '/dashboard/catalogue/destinations',
  id: 'hegra-tombs',
  stored: staffDestination,
  draft: staffDestinationDraft,
  member: 'destination',
});
const { form, openedNew, opened, replace, save } = kind;

const meta = {
  title: 'Routes/Dashboard destination',
  component: EditDestination,
} satisfies Meta<typeof EditDestination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A destination in Saudi Arabia with its picture and its history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const fields = await form();
    await expectTexts(canvas, 'Published.', /noura@aitours.com changed price, duration/);
    await expectLink(canvas, 'See its page in the shop', '/saudi-arabia');
    await expect(fields.getByRole('textbox', { name: 'Price, as text' })).toHaveValue('from AED 260');
    await expect(fields.getByRole('textbox', { name: 'Rating' })).toHaveValue('4.9');
    await expect(fields.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
      'A sandstone valley in warm light',
    );
    await expect(fields.queryByRole('combobox', { name: 'Page' })).toBeNull();
  },
};

/** A draft for the home page, whose cards show less. */
export const Draft: Story = {
  ...kind.draft,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See its page in the shop' })).toBeNull();
    const fields = await form();
    await expect(fields.queryByRole('textbox', { name: 'City' })).toBeNull();
    await expect(fields.getByRole('textbox', { name: /^The card leads to/ })).toBeVisible();
  },
};

export const Archived: Story = kind.archived;

/** The page decides what the card shows; what is typed stays when it is changed. */
export const New: Story = {
  ...openedNew(),
  play: async () => {
    const fields = await form();
    await userEvent.type(fields.getByRole('textbox', { name: 'Name' }), 'Maraya');
    await expect(fields.queryByRole('textbox', { name: 'City' })).toBeNull();
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Page' }), 'Saudi Arabia');
    await expect(fields.getByRole('textbox', { name: 'City' })).toBeRequired();
    await expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Maraya');
  },
};

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

export const Saved: Story = {
  ...kind.saving(),
  name: 'Saving sends the values and the version that was opened',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await replace('Price, as text', 'from AED 300');
    await save();
    await kind.expectSaved('The destination is saved.');
    await kind.expectSent({ ...staffDestination.destination, price: 'from AED 300' });
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await replace('Rating', '9');
    await userEvent.clear((await form()).getByRole('textbox', { name: 'What the picture shows' }));
    await userEvent.clear((await form()).getByRole('textbox', { name: 'City' }));
    await save();
    const fields = await form();
    await expect(fields.getByRole('link', { name: /Enter a number from 0 to 5, such as 4\.8$/ })).toBeVisible();
    for (const [name, text] of [
      ['What the picture shows', 'Say what the picture shows'],
      ['City', 'Please fill this in'],
    ] as const)
      await expect(fields.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(text));
  },
};

/** What others have changed is in the form; what both have changed is named. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers({ name: 'Their name' }),
  play: () => kind.expectConflict({ City: 'Medina' }, { Name: 'Their name' }),
};

export const Copy: Story = {
  ...kind.copying,
  name: 'A copy has another name, comes last and is created',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const { position: _, ...copied } = staffDestination.destination;
    await expect(await kind.saveCopy('Name', 'Copy of Hegra')).toEqual({ ...copied, name: 'Copy of Hegra' });
  },
};

export const StateChanged: Story = {
  ...kind.withdrawing,
  name: 'Unpublishing it sends the version that was opened and offers to publish it',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectWithdrawn('Unpublish', 'City', 'Medina'),
};

/** The form stays usable when the state can’t be changed. */
export const StateFailed: Story = {
  ...kind.stateFailing,
  play: () => kind.expectStateFailure('Unpublish'),
};

export const Restored: Story = {
  ...kind.restoring({ ...staffDestination.destination, name: 'Mada’in Salih' }),
  name: 'An earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectRestored(() => kind.expectField('Name', 'Mada’in Salih')),
};
