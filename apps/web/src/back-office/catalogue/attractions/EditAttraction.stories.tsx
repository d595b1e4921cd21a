import { examples, fails, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { editorStories } from '../../../testing/editorStories.ts';
import { expectLink, expectTexts, waitForLink } from '../../../testing/expectTexts.ts';
import EditAttraction from './EditAttraction.route.tsx';

const { staffEvent } = examples.getStaffTicket;
const { staffEventDraft } = examples.createStaffTicket;
const kind = editorStories('Ticket', {
  label: 'Attraction',
  path: '/dashboard/catalogue/attractions',
  id: '201',
  stored: staffEvent,
  draft: staffEventDraft,
  member: 'event',
});
const { form, openedNew, opened, replace, save } = kind;

const meta = {
  title: 'Routes/Dashboard attraction',
  component: EditAttraction,
} satisfies Meta<typeof EditAttraction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An attraction on sale, with its ticket type, two admission times and its history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const fields = await form();
    await expectTexts(canvas, 'On sale.', /noura@aitours.com changed venue, ticket types/);
    await expectLink(canvas, 'See it in the shop', '/attractions/burj-khalifa-at-the-top');
    await expect(fields.getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('189.00');
    await expectLink(fields, 'Places of this ticket type', '/dashboard/availability/ticket-type/301');
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...kind.draft,
  play: ({ canvas }) => waitForLink(canvas, 'Preview', '/dashboard/catalogue/attractions/201/preview'),
};

export const Archived: Story = kind.archived;

export const New: Story = openedNew();

export const Loading: Story = kind.loading;

export const Failed: Story = kind.failed;

export const Unknown: Story = kind.unknown;

export const Saved: Story = {
  ...kind.saving(),
  name: 'Saving sends the version that was opened, with the ids of the ticket types',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await replace('Adult, in AED', '199');
    await save();
    await kind.expectSaved('The attraction is saved. Bookings keep their prices.');
    const types = [expect.objectContaining({ id: '301', adult_price: '199.00' })];
    await kind.expectSent(expect.objectContaining({ ticket_types: types }));
  },
};

export const FactsSaved: Story = {
  ...kind.saving(),
  name: 'Changed facts are sent with the others, and a wrong one is at its field',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectFactsSaved(staffEvent.event.facts),
};

const high = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05', adult_price: '240.00' };
const [deck] = staffEvent.event.ticket_types;
const withSeasons = (...price_seasons: NonNullable<NonNullable<typeof deck>['price_seasons']>) =>
  respondsWith('getStaffTicket', {
    ...staffEvent,
    event: { ...staffEvent.event, ticket_types: [{ ...deck!, price_seasons }] },
  });
const january = { name: 'January', start_date: '2031-01-01', end_date: '2031-01-31', adult_price: '150.00' };

const seasons = kind.seasons('Price seasons of Levels 124 and 125');

/** A ticket type with two price seasons, one of them on some weekdays. */
export const PriceSeasons: Story = {
  ...opened(
    withSeasons(
      { ...high, child_price: '180.00' },
      { ...january, start_date: '2031-01-06', weekdays: [0, 1, 2, 3], child_price: '110.00' },
    ),
  ),
  play: async () => {
    await seasons.expectTwo();
  },
};

/** Two seasons with a common date: the error is at the later one, and nothing is sent. */
export const SeasonsWithCommonDates: Story = {
  ...opened(withSeasons({ ...high, child_price: '180.00' }, { ...january, child_price: '110.00' })),
  play: () => seasons.expectCommonDates('At the Top'),
};

export const SeasonSaved: Story = {
  ...kind.saving(),
  name: 'A season is entered, its errors are at its fields, and it is sent with its ticket type',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const fields = await seasons.add('High season', high.start_date, high.end_date);
    await userEvent.type(fields.getByRole('textbox', { name: 'Adult in the season, in AED' }), '240');
    await save();
    const child = fields.getByRole('textbox', { name: 'Child in the season, in AED' });
    await expect(child).toHaveAccessibleDescription(/Please fill this in/);
    await userEvent.type(child, '180');
    // Without tickets for children, a season has no price for them; what was typed comes back with their price.
    await replace('Child, in AED', ' ');
    await expect(child).not.toBeInTheDocument();
    await replace('Child, in AED', '145');
    await save();
    const types = [expect.objectContaining({ price_seasons: [{ ...high, child_price: '180.00' }] })];
    await kind.expectSent(expect.objectContaining({ ticket_types: types }));
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await replace('Adult, in AED', '12,50');
    await userEvent.click((await form()).getByRole('button', { name: 'Remove Admission time 2' }));
    await userEvent.click((await form()).getByRole('button', { name: 'Remove Admission time 1' }));
    await save();
    const fields = await form();
    await expect(fields.getByRole('link', { name: /Enter an amount such as 95 or 95\.50$/ })).toBeVisible();
    await expect(fields.getAllByText('Add at least one admission time')).toHaveLength(2);
  },
};

/** What was removed is named, with what to do instead. */
export const RemovedWithPlaces: Story = {
  ...opened(
    fails('replaceStaffTicket', 'invalid-request', {
      errors: {
        ticket_types: ['“VIP” has places on some dates and can’t be removed. Close it in Availability instead.'],
      },
    }),
  ),
  play: async () => {
    await replace('Venue', 'Gate 4');
    await save();
    await expect(await (await form()).findAllByText(/“VIP” has places on some dates/)).toHaveLength(2);
  },
};

/** What others have changed is in the form; what both have changed is named. */
export const ChangedByOthers: Story = {
  ...kind.changedByOthers({ title: 'Their title' }),
  play: () => kind.expectConflict({ Venue: 'Gate 4' }, { Title: 'Their title' }),
};

export const Copy: Story = {
  ...kind.copying,
  name: 'A copy has another title, no address yet, and ticket types of its own',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    const { slug, ticket_types, time_slots } = await kind.saveCopy('Title', 'Copy of Burj Khalifa: At the Top');
    await expect([slug, ticket_types[0].id, time_slots[0].id]).toEqual([undefined, undefined, undefined]);
  },
};

export const StateChanged: Story = {
  ...kind.withdrawing,
  name: 'Taking it off sale sends the version that was opened and offers to publish it',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectWithdrawn('Take off sale', 'Venue', 'Gate 4'),
};

/** The form stays usable when the state can’t be changed. */
export const StateFailed: Story = {
  ...kind.stateFailing,
  play: () => kind.expectStateFailure('Take off sale'),
};

export const Restored: Story = {
  ...kind.restoring({ ...staffEvent.event, title: 'At the Top' }),
  name: 'An earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only'],
  play: () => kind.expectRestored(() => kind.expectField('Title', 'At the Top')),
};
