import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import EditCruise from './EditCruise.route.tsx';

const { staffCruise } = examples.getStaffCruise;
const { staffCruiseDraft } = examples.createStaffCruise;
const sent = fn();

const opened = editorAt('/dashboard/catalogue/cruises/4');

const meta = {
  title: 'Routes/Dashboard cruise',
  component: EditCruise,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditCruise>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, replace, save } = formSteps('Cruise');

/** A cruise on sale with its picture and its history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const fields = await form();
    await expect(canvas.getByText('On sale.')).toBeVisible();
    await expect(canvas.getByText(/noura@aitours.com changed price, capacity/)).toBeVisible();
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
  ...opened(respondsWith('getStaffCruise', staffCruiseDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/cruises/musandam-by-dhow/preview',
    );
  },
};

export const Archived: Story = opened(respondsWith('getStaffCruise', { ...staffCruiseDraft, state: 'archived' }));

export const New: Story = editorAt('/dashboard/catalogue/cruises/new')();

export const Loading: Story = opened(neverResponds('getStaffCruise'));

export const Failed: Story = opened(fails('getStaffCruise', 'service-unavailable'));

export const Unknown: Story = opened(fails('getStaffCruise', 'not-found'));

export const Saved: Story = {
  ...opened(
    respondsWith('replaceStaffCruise', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffCruise, version: 'next' };
    }),
  ),
  name: 'GAP-59 saving sends the values and the version that was opened',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    await replace('Price per guest, in AED', '950');
    await save();
    await waitFor(() =>
      expect(screen.getByText('The cruise is saved. Earlier requests keep their prices.')).toBeVisible(),
    );
    await expect(sent).toHaveBeenCalledWith({ ...staffCruise.cruise, price: '950.00' }, `"${staffCruise.version}"`);
    await settled();
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

const conflict = changedByOthers('*/staff-cruises/:id/', (isFound) =>
  respondsWith('getStaffCruise', () =>
    isFound()
      ? { ...staffCruise, version: 'theirs', cruise: { ...staffCruise.cruise, name: 'Their name' } }
      : staffCruise,
  ),
);
/** What others have changed is in the form; what both have changed is named. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await replace('Leaves from', 'Gate 4');
    await save();
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await form()).getByRole('textbox', { name: 'Leaves from' })).toHaveValue('Gate 4');
    await expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('Their name');
  },
};

export const Copy: Story = {
  ...editorAt('/dashboard/catalogue/cruises/new?copy=4')(
    respondsWith('createStaffCruise', ({ body }) => {
      sent(body);
      return staffCruiseDraft;
    }),
  ),
  name: 'GAP-59 a copy has another name, comes last and is created',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Palm and Marina Yacht Day');
    await save('Save the draft');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const { position: _, ...copied } = staffCruise.cruise;
    await expect(sent).toHaveBeenCalledWith({ ...copied, name: 'Copy of Palm and Marina Yacht Day' });
    await settled();
  },
};

export const StateChanged: Story = {
  ...opened(
    respondsWith('setCruiseState', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffCruiseDraft, version: 'next' };
    }),
  ),
  name: 'GAP-59 taking it off sale sends the version that was opened and offers to publish it',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off sale' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ state: 'draft' }, `"${staffCruise.version}"`));
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await replace('Leaves from', 'Gate 4');
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await settled();
  },
};

/** The form stays usable when the state can’t be changed. */
export const StateFailed: Story = {
  ...opened(fails('setCruiseState', 'service-unavailable')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off sale' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Restored: Story = {
  ...opened(respondsWith('getCruiseVersion', { ...staffCruise.cruise, name: 'Yacht day' })),
  name: 'GAP-59 an earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () => expect((await form()).getByRole('textbox', { name: 'Name' })).toHaveValue('Yacht day'));
    await expect(canvas.getByText('There are changes that aren’t saved.')).toBeVisible();
    await settled();
  },
};
