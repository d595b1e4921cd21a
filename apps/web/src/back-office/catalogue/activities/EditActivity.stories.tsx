import { examples, fails, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { choosePictures } from '../../../testing/choosePictures.ts';
import { changeByOther, settled } from '../../../testing/editorSteps.ts';
import { editorStories } from '../../../testing/editorStories.ts';
import { expectTexts } from '../../../testing/expectTexts.ts';
import { recordsBody } from '../../../testing/recordRequests.ts';
import EditActivity from './EditActivity.route.tsx';

const { staffActivity } = examples.getStaffActivity;
const { staffActivityDraft } = examples.createStaffActivity;
const kind = editorStories('Activity', {
  label: 'Activity',
  path: '/dashboard/catalogue/activities',
  id: '101',
  stored: staffActivity,
  draft: staffActivityDraft,
  member: 'activity',
});
const { form, openedNew, opened, replace, save, sent } = kind;

const meta = {
  title: 'Routes/Dashboard activity',
  component: EditActivity,
} satisfies Meta<typeof EditActivity>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An activity on sale, with its history. */
export const Published: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On sale.')).toBeVisible();
    await expect((await form()).getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('249.00');
    await expectTexts(canvas, /noura@aitours.com changed description, base price/, /A former staff member created it/);
  },
};

/** Only staff see it. */
export const Draft: Story = kind.draft;

export const Archived: Story = kind.archived;

export const New: Story = openedNew();

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

/** Times that rules have created are shown, and aren’t sent: the server keeps them. */
export const TimesOfRules: Story = {
  ...opened(
    respondsWith('getStaffActivity', {
      ...staffActivity,
      activity: {
        ...staffActivity.activity,
        time_slots: [
          ...staffActivity.activity.time_slots,
          {
            id: 'rule-1630',
            start_date: '2030-12-06',
            end_date: '2031-03-28',
            available_days: [5],
            excluded_dates: ['2030-12-27'],
            start_time: '16:30',
          },
        ],
      },
    }),
    recordsBody('replaceStaffActivity', sent, { ...staffActivity, version: 'next' }),
  ),
  play: async () => {
    await expect(await (await form()).findByText('4:30 PM, Fri 6 December 2030 to Fri 28 March 2031')).toBeVisible();
    await replace('Title', 'Evening desert safari');
    await save();
    await expect((await kind.waitForSent()).time_slots).toHaveLength(staffActivity.activity.time_slots.length);
  },
};

export const Copy: Story = {
  ...kind.copying,
  name: 'A copy has another title, and no address yet',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Title' })).toHaveValue(
      'Copy of Evening Desert Safari in the Red Dunes',
    );
    await expect(fields.getByRole('textbox', { name: 'Address' })).toHaveValue('');
    await expect(fields.getByRole('button', { name: 'Save the draft' })).toBeVisible();
  },
};

export const Saved: Story = {
  ...kind.saving({ base_price: '265.00' }),
  name: 'Saving sends the version that was opened, and then the next one',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await replace('Adult, in AED', '265');
    await kind.expectUnsaved();
    await save();
    await kind.expectSaved('The activity is saved.');
    await kind.expectSent(expect.objectContaining({ base_price: '265.00', slug: 'evening-desert-safari-lahbab' }));
    await replace('Adult, in AED', '270');
    await save();
    await kind.expectSent(expect.anything(), { version: 'next' });
  },
};

export const FactsSaved: Story = {
  ...kind.saving(),
  name: 'Changed facts are sent with the others, and unknown ones are left out',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await form();
    const choose = (name: string, option: string) =>
      userEvent.selectOptions(fields.getByRole('combobox', { name }), option);
    await expect(fields.getByRole('combobox', { name: 'All of it in a wheelchair' })).toHaveValue('no');
    await replace('Youngest participants, in years', '6');
    await replace('Smallest participants, in cm', '120');
    await choose('All of it in a wheelchair', 'Yes');
    await choose('Toilets', 'Unknown');
    await userEvent.click(fields.getByRole('checkbox', { name: 'Vegan' }));
    await userEvent.click(fields.getByRole('checkbox', { name: 'Halal' }));
    await replace('Dress code', 'Sports clothes');
    await replace('What to bring', 'Closed shoes{enter}Hat');
    await replace('Name of the meeting point', 'Fort gate');
    await replace('What the picture shows', 'The gate of the fort');
    await replace('Phone number for emergencies on the day', '+971 4 555 0100');
    await save();
    await expect((await kind.waitForSent()).facts).toEqual({
      min_age: 6,
      min_height_cm: 120,
      step_free: true,
      stroller: false,
      outdoors: true,
      diets: ['vegetarian', 'vegan'],
      dress_code: 'Sports clothes',
      bring: ['Closed shoes', 'Hat'],
      meeting_point: {
        ...staffActivity.activity.facts?.meeting_point,
        name: 'Fort gate',
        picture: { image: 'desert-safari-camp', alt: 'The gate of the fort' },
      },
      emergency_phone: '+971 4 555 0100',
    });
  },
};

export const MealRemoved: Story = {
  ...FactsSaved,
  name: 'Without a meal there are no diets',
  play: async () => {
    const fields = await form();
    await expect(fields.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked();
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Meal' }), 'No meal, or unknown');
    await expect(fields.queryByRole('checkbox', { name: 'Vegetarian' })).toBeNull();
    await save();
    await expect((await kind.waitForSent()).facts).not.toHaveProperty('diets');
  },
};

export const MeetingPointRemoved: Story = {
  ...FactsSaved,
  name: 'A meeting point without its name is incomplete, and gone once all its fields are empty',
  play: async () => {
    const fields = await form();
    await userEvent.clear(fields.getByRole('textbox', { name: 'Name of the meeting point' }));
    await save();
    await expect(await fields.findByRole('link', { name: /: Please fill this in$/ })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(fields.getByRole('textbox', { name: 'Address, or how to find it' }));
    await userEvent.clear(fields.getByRole('textbox', { name: 'Latitude of the meeting point' }));
    await userEvent.clear(fields.getByRole('textbox', { name: 'Longitude of the meeting point' }));
    await userEvent.click(fields.getByRole('button', { name: 'Remove the picture' }));
    await save();
    await expect((await kind.waitForSent()).facts).not.toHaveProperty('meeting_point');
  },
};

/** Each error is at its field, and in a summary that has the focus; what was typed stays. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await replace('Adult, in AED', '12,50');
    await userEvent.clear((await form()).getByRole('textbox', { name: 'Title' }));
    await save();
    const fields = await form();
    for (const text of ['Title: Please fill this in', 'Adult, in AED: Enter an amount such as 95 or 95.50'])
      await expect(fields.getByRole('link', { name: text })).toBeVisible();
    await expect(fields.getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('12,50');
    await expect(document.activeElement?.textContent).toContain('Please fill this in');
  },
};

export const AddressTaken: Story = {
  ...opened(
    fails('replaceStaffActivity', 'invalid-request', { errors: { slug: ['Another activity has this address.'] } }),
  ),
  name: 'An error of the server is at its field',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await replace('Address', 'dunes');
    await save();
    const fields = await form();
    await expect(await fields.findByRole('link', { name: 'Another activity has this address.' })).toBeVisible();
    await expect(fields.getByRole('textbox', { name: 'Address' })).toBeInvalid();
  },
};

/** Nothing is overwritten without the user's knowledge. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers(
    { title: 'Their title', base_price: '222.00' },
    { history: [changeByOther(['title', 'base_price']), ...staffActivity.history] },
  ),
  play: async ({ canvas }) => {
    await kind.expectConflict({ Place: 'Lahbab', 'Adult, in AED': '211' }, { Title: 'Their title' });
    const said = /omar@aitours.com changed title, base price\. Nothing is saved yet/;
    await expect(canvas.getByText(said)).toHaveTextContent('You have both changed base price (theirs: “222.00”)');
  },
};

export const TypedWhileSaving: Story = {
  ...opened(
    http.put('*/staff-activities/:id/', async () => {
      await delay(1000);
      const activity = { ...staffActivity.activity, location: 'Lahbab', location_name: 'Lahbab' };
      return HttpResponse.json({ ...staffActivity, version: 'saved', activity });
    }),
  ),
  name: 'What is typed while the form is saved stays, and isn’t saved yet',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await replace('Place', 'Lahbab');
    await save();
    await replace('Adult, in AED', '211');
    await waitFor(() => expect(screen.getByText('The activity is saved.')).toBeVisible());
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Place' })).toHaveValue('Lahbab');
    await expect(fields.getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('211');
    await expect(canvas.getByText('There are changes that aren’t saved.')).toBeVisible();
  },
};

export const Discarded: Story = {
  ...ChangedByOthers,
  name: 'What others have saved can replace what was typed',
  tags: ['!autodocs', 'test-only'],
  play: async (context) => {
    await ChangedByOthers.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Discard mine and show theirs' }));
    await kind.expectField('Title', 'Their title');
    await kind.expectField('Place', 'Lahbab, Dubai');
  },
};

export const StateChanged: Story = {
  ...kind.publishing,
  name: 'Publishing sends the version, and says that the activity is on sale',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await kind.expectPublished('The activity is on sale.');
    await expect(canvas.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  },
};

export const PublishedAfterSaving: Story = {
  ...opened(respondsWith('getStaffActivity', staffActivityDraft)),
  name: 'A draft with unsaved changes can’t be published',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await replace('Place', 'Lahbab');
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await expect(canvas.getByText('Save your changes before you publish.')).toBeVisible();
  },
};

export const RowsMoved: Story = {
  ...opened(),
  name: 'Rows are moved, removed and added by keyboard, and the focus stays with them',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await form();
    const titles = () =>
      fields.getAllByLabelText(/^Title of the stop/).map((field) => (field as HTMLInputElement).value);
    const [first, second] = titles();
    fields.getByRole('button', { name: 'Move Stop 2 up' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles().slice(0, 2)).toEqual([second, first]));
    await waitFor(() => expect(fields.getByRole('button', { name: 'Move Stop 1 down' })).toHaveFocus());
    await userEvent.click(fields.getByRole('button', { name: 'Remove Stop 1' }));
    await waitFor(() => expect(titles()[0]).toBe(first));
    await waitFor(() => expect(fields.getByRole('button', { name: 'Remove Stop 1' })).toHaveFocus());
    await userEvent.click(fields.getByRole('button', { name: 'Add a stop' }));
    await waitFor(() => expect(titles().at(-1)).toBe(''));
    await waitFor(() => expect(fields.getAllByLabelText(/^Title of the stop/).at(-1)).toHaveFocus());
  },
};

export const EarlierVersion: Story = {
  ...kind.restoring({ ...staffActivity.activity, title: 'The first title' }),
  name: 'An earlier version is put into the form, and saved by Save only',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectRestored(() => kind.expectField('Title', 'The first title')),
};

const openPictures = async () => {
  await userEvent.click((await form()).getByRole('button', { name: 'Add pictures' }));
  return within(await screen.findByRole('dialog', { name: 'Add pictures' }));
};

/** Uploads new pictures, or adds uploaded ones. */
export const AddingPictures: Story = {
  ...opened(),
  play: async () => {
    const dialog = await openPictures();
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Add “A camel caravan/ })).toBeVisible());
    await settled();
  },
};

export const PicturesSaved: Story = {
  ...opened(
    recordsBody('replaceStaffActivity', sent, { ...staffActivity, version: 'next' }),
    http.post('*/staff-images/', ({ request }) => {
      const alt = new URL(request.url).searchParams.get('alt') ?? '';
      const id = alt === 'First' ? '1'.repeat(32) : '2'.repeat(32);
      return HttpResponse.json({ ...examples.uploadImage.uploadedImage, id, alt }, { status: 201 });
    }),
  ),
  name: 'Uploaded and chosen pictures are saved in their order, with the part to keep in view',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const dialog = await openPictures();
    await choosePictures(dialog.getByLabelText(/^New pictures/), 'first.png', 'second.png');
    await userEvent.type(dialog.getByRole('textbox', { name: /first/ }), 'First');
    await userEvent.type(dialog.getByRole('textbox', { name: /second/ }), 'Second');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload 2 pictures' }));
    await waitFor(() => expect(dialog.getAllByText('Uploaded')).toHaveLength(2));
    // The product isn't saved by the dialog's form.
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(await dialog.findByRole('button', { name: /^Add “A camel caravan/ }));
    await waitFor(() => expect(dialog.getByText('In the form')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    const fields = await form();
    const focuses = fields.getAllByRole('combobox', { name: 'Keep in view' });
    await userEvent.selectOptions(focuses.at(-3)!, 'Top left');
    await save();
    const { images } = await kind.waitForSent();
    const chosen = examples.listStaffImages.staffImages.results[0]!.id;
    const expected = [`${'1'.repeat(32)}-at-top-left`, '2'.repeat(32), chosen].map((image) => ({ image }));
    await expect(images.slice(-3)).toEqual(expected);
  },
};
