import { examples, fails, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { changeByOther } from '../../../testing/editorSteps.ts';
import { editorStories } from '../../../testing/editorStories.ts';
import { waitForLink } from '../../../testing/expectTexts.ts';
import EditTour from './EditTour.route.tsx';

const { staffTour } = examples.getStaffTour;
const { staffTourDraft } = examples.createStaffTour;
const kind = editorStories('Tour', {
  label: 'Tour',
  path: '/dashboard/catalogue/tours',
  id: '11',
  stored: staffTour,
  draft: staffTourDraft,
  member: 'tour',
});
const { form, openedNew, opened, replace, save } = kind;

const meta = {
  title: 'Routes/Dashboard tour',
  component: EditTour,
} satisfies Meta<typeof EditTour>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until hotels, rooms and meals are offered. */
const offersLoaded = async () => {
  await (await form()).findAllByRole('checkbox', { name: 'Full Board' });
  await (await form()).findByRole('option', { name: 'Creek View Suite' });
};

/** A tour on sale, with its days and its history. */
export const Published: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On sale.')).toBeVisible();
    const links = canvas.getAllByRole('link', { name: 'Availability' }).map((link) => link.getAttribute('href'));
    await expect(links).toContain('/dashboard/availability/tour/11');
    await offersLoaded();
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('1450.00');
    const [hotel, last] = fields.getAllByRole('combobox', { name: 'Hotel of the night' });
    await expect(hotel).toHaveDisplayValue('Creekside House, Dubai');
    await expect(last).toHaveDisplayValue('No night');
    await expect(fields.getByRole('combobox', { name: 'Room' })).toHaveDisplayValue('Courtyard Room');
    await expect(canvas.getByText(/noura@aitours.com changed base price, days/)).toBeVisible();
  },
};

/** Each fact is sent with the rest of the tour; what is empty is unknown. */
export const FactsSaved: Story = {
  ...kind.saving(),
  name: 'Changed facts are sent with the others, and a wrong one is at its field',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await offersLoaded();
    await kind.expectFactsSaved(staffTour.tour.facts);
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...kind.draft,
  play: ({ canvas }) => waitForLink(canvas, 'Preview', '/dashboard/catalogue/tours/12/preview'),
};

export const Archived: Story = kind.archived;

export const New: Story = openedNew();

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

/** The texts and prices can be edited, and what is stored of a day stays. */
export const WithoutOffers: Story = {
  ...opened(fails('listHotels', 'service-unavailable')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load the hotels, meals and vehicles.')).toBeVisible();
    await expect((await form()).getAllByRole('combobox', { name: 'Hotel of the night' })[0]).toHaveDisplayValue(
      'The hotel that is stored',
    );
  },
};

export const Copy: Story = {
  ...kind.copying,
  name: 'A copy has another title, no address yet, and rides and extras of its own',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Address' })).toHaveValue('');
    const { slug, days } = await kind.saveCopy('Title', 'Copy of Two Cities: Dubai and Abu Dhabi');
    await expect([slug, days[0].transfers[0].id, days[0].activities[0].id]).toEqual([undefined, undefined, undefined]);
  },
};

export const Saved: Story = {
  ...kind.saving({ base_price: '1500.00' }),
  name: 'Saving sends the version that was opened with all days, and then the next version',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await offersLoaded();
    await replace('Adult, in AED', '1500');
    await kind.expectUnsaved();
    await save();
    await kind.expectSaved(/^The tour is saved/);
    await kind.expectSent({ ...staffTour.tour, base_price: '1500.00' });
    await replace('Meeting point', 'Gate 2');
    await save();
    await kind.expectSent(expect.anything(), { version: 'next' });
  },
};

const high = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05', adult_price: '1900.00' };
const january = { ...high, name: 'January', start_date: '2031-01-01', end_date: '2031-01-31' };
const withSeasons = (...price_seasons: NonNullable<typeof staffTour.tour.price_seasons>) =>
  respondsWith('getStaffTour', { ...staffTour, tour: { ...staffTour.tour, price_seasons } });

const seasons = kind.seasons('Price seasons');

/** A tour with two price seasons, one of them on some weekdays. They have no price of a child. */
export const PriceSeasons: Story = {
  ...opened(withSeasons(high, { ...january, start_date: '2031-01-06', weekdays: [0, 1, 2, 3] })),
  play: async () => {
    await offersLoaded();
    const fields = await seasons.expectTwo();
    await expect(fields.queryByRole('textbox', { name: /^Child/ })).toBeNull();
  },
};

/** Two seasons with a common date: the error is at the later one, and nothing is sent. */
export const SeasonsWithCommonDates: Story = {
  ...opened(withSeasons(high, january)),
  play: async () => {
    await offersLoaded();
    await seasons.expectCommonDates('Two Cities');
  },
};

export const SeasonSaved: Story = {
  ...kind.saving(),
  name: 'A season is entered, its errors are at its fields, and it is sent with its tour',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await offersLoaded();
    const fields = await seasons.add('High season', high.start_date, high.end_date);
    await save();
    const adult = fields.getByRole('textbox', { name: 'Adult in the season, in AED' });
    await expect(adult).toHaveAccessibleDescription(/Please fill this in/);
    await userEvent.type(adult, '1900');
    await save();
    await kind.expectSent(expect.objectContaining({ price_seasons: [high] }));
  },
};

export const DaysChanged: Story = {
  ...kind.saving(),
  name: 'A day is added by keyboard, with a hotel, a ride, a meal and an extra',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await offersLoaded();
    const fields = await form();
    fields.getByRole('button', { name: 'Add a day' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(fields.getAllByRole('textbox', { name: 'Title of the day' })).toHaveLength(3));
    await waitFor(() => expect(fields.getAllByRole('textbox', { name: 'Title of the day' })[2]).toHaveFocus());
    await userEvent.keyboard('Back to the creek');
    await userEvent.tab();
    await userEvent.keyboard('One more evening.');
    await userEvent.selectOptions(fields.getAllByRole('combobox', { name: 'Hotel of the night' })[2]!, '61');
    await waitFor(() => expect(fields.getAllByRole('combobox', { name: 'Room' })).toHaveLength(2));
    await userEvent.selectOptions(fields.getAllByRole('combobox', { name: 'Room' })[1]!, '72');
    await userEvent.click(fields.getAllByRole('checkbox', { name: 'Half Board' })[2]!);
    await userEvent.click(fields.getByRole('button', { name: 'Add a ride to day 3' }));
    for (const [name, text] of [
      ['Kind of ride', 'Transfer'],
      ['From', 'Abu Dhabi'],
      ['To', 'Creekside House'],
      ['Minutes', '90'],
    ] as const)
      await userEvent.type(fields.getAllByRole('textbox', { name }).at(-1)!, text);
    await userEvent.click(fields.getByRole('button', { name: 'Add an extra to day 3' }));
    await userEvent.type(fields.getAllByRole('textbox', { name: 'Name of the extra' }).at(-1)!, 'Henna');
    await userEvent.type(fields.getAllByRole('textbox', { name: 'Price, in AED' }).at(-1)!, '60');
    await save();
    await expect((await kind.waitForSent()).days[2]).toMatchObject({
      title: 'Back to the creek',
      description: 'One more evening.',
      hotel_id: '61',
      room_type_id: '72',
      transfers: [{ transfer_type: 'Transfer', duration_minutes: 90, starts_at: null, price: null, distance_km: null }],
      meals: ['91'],
      activities: [{ name: 'Henna', price: '60.00', product: null }],
    });
  },
};

/** Each error is at its field, and in a summary that has the focus; what was typed stays. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await offersLoaded();
    const fields = await form();
    await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Room' }), 'Choose a room');
    await replace('Adult, in AED', '12,50');
    await replace('Most people', '1');
    await userEvent.clear(fields.getAllByRole('textbox', { name: 'Title of the day' })[1]!);
    await save();
    for (const text of [
      'Adult, in AED: Enter an amount such as 95 or 95.50',
      'Most people: This is below the fewest adults',
      'Day 1: Choose a room of the hotel',
      'Day 2, Title of the day: Please fill this in',
    ])
      await expect(fields.getByRole('link', { name: text })).toBeVisible();
    await expect(fields.getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('12,50');
    await expect(document.activeElement?.textContent).toContain('Please fill this in');
  },
};

export const RefusedByTheServer: Story = {
  ...opened(
    fails('replaceStaffTour', 'invalid-request', {
      errors: { 'days.0.includes': ['There is no activity or attraction with the address “nowhere”.'] },
    }),
  ),
  name: 'An error of the server is at its field of a day',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await form();
    await userEvent.type(
      fields.getAllByRole('textbox', { name: 'Included activities and attractions' })[0]!,
      '\nnowhere',
    );
    await save();
    await expect(await fields.findByRole('link', { name: /: There is no activity or attraction/ })).toBeVisible();
    await expect(fields.getAllByRole('textbox', { name: 'Included activities and attractions' })[0]).toBeInvalid();
  },
};

/** Nothing is overwritten without the user's knowledge. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers({ title: 'Their title' }, { history: [changeByOther(['title']), ...staffTour.history] }),
  play: async ({ canvas }) => {
    await kind.expectConflict({ Place: 'Two emirates' }, { Title: 'Their title' });
    await expect(canvas.getByText(/omar@aitours.com changed title\. Nothing is saved yet/)).toBeVisible();
  },
};

export const StateChanged: Story = {
  ...kind.publishing,
  name: 'Publishing sends the version, and says that the tour is on sale',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await kind.expectPublished('The tour is on sale.');
    await expect(canvas.getByRole('link', { name: 'See it in the shop' })).toBeVisible();
  },
};

export const EarlierVersion: Story = {
  ...kind.restoring({ ...staffTour.tour, title: 'The first title' }),
  name: 'An earlier version is put into the form, and saved by Save only',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectRestored(() => kind.expectField('Title', 'The first title')),
};
