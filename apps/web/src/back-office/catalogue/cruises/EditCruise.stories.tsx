import { examples } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { editorStories } from '../../../testing/editorStories.ts';
import { expectTexts, waitForLink } from '../../../testing/expectTexts.ts';
import EditCruise from './EditCruise.route.tsx';

const { staffCruise } = examples.getStaffCruise;
const { staffCruiseDraft } = examples.createStaffCruise;
const kind = editorStories('Cruise', {
  label: 'Cruise',
  path: '/dashboard/catalogue/cruises',
  id: '4',
  stored: staffCruise,
  draft: staffCruiseDraft,
  member: 'cruise',
});
const { form, openedNew, opened, replace, save } = kind;

const meta = {
  title: 'Routes/Dashboard cruise',
  component: EditCruise,
} satisfies Meta<typeof EditCruise>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A cruise on sale with its picture and its history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const fields = await form();
    await expectTexts(canvas, 'On sale.', /noura@aitours.com changed price, capacity/);
    await expect(canvas.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute('href', '/cruise/4');
    await expect(fields.getByRole('textbox', { name: 'Price per guest, in AED' })).toHaveValue('900.00');
    await expect(fields.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
      'A yacht on bright water at noon',
    );
    await expect(fields.getByRole('textbox', { name: 'On board' })).toHaveValue(
      staffCruise.cruise.amenities.join('\n'),
    );
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...kind.draft,
  play: ({ canvas }) => waitForLink(canvas, 'Preview', '/dashboard/catalogue/cruises/musandam-by-dhow/preview'),
};

export const Archived: Story = kind.archived;

export const New: Story = openedNew();

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

export const Saved: Story = {
  ...kind.saving(),
  name: 'Saving sends the values and the version that was opened',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await replace('Price per guest, in AED', '950');
    await save();
    await kind.expectSaved('The cruise is saved. Earlier requests keep their prices.');
    await kind.expectSent({ ...staffCruise.cruise, price: '950.00' });
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await replace('Price per guest, in AED', '12,50');
    await userEvent.clear((await form()).getByRole('textbox', { name: 'What the picture shows' }));
    await userEvent.clear((await form()).getByRole('textbox', { name: 'On board' }));
    await save();
    const fields = await form();
    await expect(fields.getByRole('link', { name: /Enter an amount such as 95 or 95\.50$/ })).toBeVisible();
    for (const [name, text] of [
      ['What the picture shows', 'Say what the picture shows'],
      ['On board', 'Please fill this in'],
    ] as const)
      await expect(fields.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(text));
  },
};

/** What others have changed is in the form; what both have changed is named. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers({ name: 'Their name' }),
  play: () => kind.expectConflict({ 'Leaves from': 'Gate 4' }, { Name: 'Their name' }),
};

export const Copy: Story = {
  ...kind.copying,
  name: 'A copy has another name, comes last and is created',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const name = 'Copy of Palm and Marina Yacht Day';
    const { position: _, ...copied } = staffCruise.cruise;
    await expect(await kind.saveCopy('Name', name)).toEqual({ ...copied, name });
  },
};

export const StateChanged: Story = {
  ...kind.withdrawing,
  name: 'Taking it off sale sends the version that was opened and offers to publish it',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectWithdrawn('Take off sale', 'Leaves from', 'Gate 4'),
};

/** The form stays usable when the state can’t be changed. */
export const StateFailed: Story = {
  ...kind.stateFailing,
  play: () => kind.expectStateFailure('Take off sale'),
};

export const Restored: Story = {
  ...kind.restoring({ ...staffCruise.cruise, name: 'Yacht day' }),
  name: 'An earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectRestored(() => kind.expectField('Name', 'Yacht day')),
};
