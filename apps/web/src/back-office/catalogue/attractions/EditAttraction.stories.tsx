import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, settled } from '../../../testing/editorSteps.ts';
import EditAttraction from './EditAttraction.route.tsx';

const { staffEvent } = examples.getStaffTicket;
const { staffEventDraft } = examples.createStaffTicket;
const sent = fn();

const opened = editorAt('/dashboard/catalogue/attractions/201');

const meta = {
  title: 'Routes/Dashboard attraction',
  component: EditAttraction,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EditAttraction>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, replace, save } = formSteps('Attraction');

/** An attraction on sale, with its ticket type, two admission times and its history. */
export const Loaded: Story = {
  ...opened(),
  play: async ({ canvas }) => {
    const fields = await form();
    await expect(canvas.getByText('On sale.')).toBeVisible();
    await expect(canvas.getByText(/noura@aitours.com changed venue, ticket types/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See it in the shop' })).toHaveAttribute(
      'href',
      '/attractions/burj-khalifa-at-the-top',
    );
    await expect(fields.getByRole('textbox', { name: 'Adult, in AED' })).toHaveValue('189.00');
    await expect(fields.getByRole('link', { name: 'Places of this ticket type' })).toHaveAttribute(
      'href',
      '/dashboard/availability/ticket-type/301',
    );
  },
};

/** Only staff see it. */
export const Draft: Story = {
  ...opened(respondsWith('getStaffTicket', staffEventDraft)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preview' })).toHaveAttribute(
      'href',
      '/dashboard/catalogue/attractions/201/preview',
    );
  },
};

export const Archived: Story = opened(respondsWith('getStaffTicket', { ...staffEventDraft, state: 'archived' }));

export const New: Story = editorAt('/dashboard/catalogue/attractions/new')();

export const Loading: Story = opened(neverResponds('getStaffTicket'));

export const Failed: Story = opened(fails('getStaffTicket', 'service-unavailable'));

export const Unknown: Story = opened(fails('getStaffTicket', 'not-found'));

export const Saved: Story = {
  ...opened(
    respondsWith('replaceStaffTicket', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffEvent, version: 'next' };
    }),
  ),
  name: 'GAP-59 saving sends the version that was opened, with the ids of the ticket types',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    await replace('Adult, in AED', '199');
    await save();
    await waitFor(() => expect(screen.getByText('The attraction is saved. Bookings keep their prices.')).toBeVisible());
    const types = [expect.objectContaining({ id: '301', adult_price: '199.00' })];
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ ticket_types: types }),
      `"${staffEvent.version}"`,
    );
    await settled();
  },
};

export const FactsSaved: Story = {
  ...opened(
    respondsWith('replaceStaffTicket', ({ body }) => {
      sent(body);
      return { ...staffEvent, version: 'next' };
    }),
  ),
  name: 'Changed facts are sent with the others, and a wrong one is at its field',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    sent.mockClear();
    await replace('Youngest participants, in years', 'x');
    await save();
    const youngest = (await form()).getByRole('textbox', { name: 'Youngest participants, in years' });
    await expect(youngest).toHaveAccessibleDescription(/Enter a whole number from 0 to 99/);
    await replace('Youngest participants, in years', '4');
    await userEvent.selectOptions((await form()).getByRole('combobox', { name: 'All of it with a stroller' }), 'No');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const facts = { ...staffEvent.event.facts, min_age: 4, stroller: false };
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ facts }));
    await settled();
  },
};

const high = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05', adult_price: '240.00' };
const [deck] = staffEvent.event.ticket_types;
const withSeasons = (...price_seasons: NonNullable<NonNullable<typeof deck>['price_seasons']>) =>
  respondsWith('getStaffTicket', {
    ...staffEvent,
    event: { ...staffEvent.event, ticket_types: [{ ...deck!, price_seasons }] },
  });
const january = { name: 'January', start_date: '2031-01-01', end_date: '2031-01-31', adult_price: '150.00' };

/** A ticket type with two price seasons, one of them on some weekdays. */
export const PriceSeasons: Story = {
  ...opened(
    withSeasons(
      { ...high, child_price: '180.00' },
      { ...january, start_date: '2031-01-06', weekdays: [0, 1, 2, 3], child_price: '110.00' },
    ),
  ),
  play: async () => {
    const seasons = within((await form()).getByRole('group', { name: 'Price seasons of Levels 124 and 125' }));
    const names = seasons.getAllByRole('textbox', { name: 'Name that travellers read' });
    await expect(names.map((field) => (field as HTMLInputElement).value)).toEqual(['High season', 'January']);
    await expect(seasons.getAllByRole('checkbox', { name: 'Friday' })[1]).not.toBeChecked();
  },
};

/** Two seasons with a common date: the error is at the later one, and nothing is sent. */
export const SeasonsWithCommonDates: Story = {
  ...opened(withSeasons({ ...high, child_price: '180.00' }, { ...january, child_price: '110.00' })),
  play: async () => {
    await replace('Title', 'At the Top');
    await save();
    const fields = await form();
    await expect(fields.getByRole('link', { name: /Another price season has some of these dates$/ })).toBeVisible();
    const [, , later] = fields.getAllByLabelText(/^First date/);
    await expect(later).toHaveAccessibleDescription(/Another price season has some of these dates/);
  },
};

export const SeasonSaved: Story = {
  ...opened(
    respondsWith('replaceStaffTicket', ({ body }) => {
      sent(body);
      return { ...staffEvent, version: 'next' };
    }),
  ),
  name: 'A season is entered, its errors are at its fields, and it is sent with its ticket type',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    sent.mockClear();
    await userEvent.click((await form()).getByRole('button', { name: 'Add a price season' }));
    const seasons = within((await form()).getByRole('group', { name: 'Price seasons of Levels 124 and 125' }));
    await waitFor(() => expect(seasons.getByRole('textbox', { name: 'Name that travellers read' })).toHaveFocus());
    await userEvent.keyboard('High season');
    await userEvent.type(seasons.getByLabelText(/^First date/), high.start_date);
    await userEvent.type(seasons.getByLabelText(/^Last date/), high.end_date);
    await userEvent.type(seasons.getByRole('textbox', { name: 'Adult in the season, in AED' }), '240');
    await save();
    const child = seasons.getByRole('textbox', { name: 'Child in the season, in AED' });
    await expect(child).toHaveAccessibleDescription(/Please fill this in/);
    await userEvent.type(child, '180');
    // Without tickets for children, a season has no price for them; what was typed comes back with their price.
    await replace('Child, in AED', ' ');
    await expect(child).not.toBeInTheDocument();
    await replace('Child, in AED', '145');
    await save();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const types = [expect.objectContaining({ price_seasons: [{ ...high, child_price: '180.00' }] })];
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ ticket_types: types }));
    await settled();
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

const conflict = changedByOthers('*/staff-tickets/:id/', (isFound) =>
  respondsWith('getStaffTicket', () =>
    isFound() ? { ...staffEvent, version: 'theirs', event: { ...staffEvent.event, title: 'Their title' } } : staffEvent,
  ),
);
/** What others have changed is in the form; what both have changed is named. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await replace('Venue', 'Gate 4');
    await save();
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await form()).getByRole('textbox', { name: 'Venue' })).toHaveValue('Gate 4');
    await expect((await form()).getByRole('textbox', { name: 'Title' })).toHaveValue('Their title');
  },
};

export const Copy: Story = {
  ...editorAt('/dashboard/catalogue/attractions/new?copy=201')(
    respondsWith('createStaffTicket', ({ body }) => {
      sent(body);
      return staffEventDraft;
    }),
  ),
  name: 'GAP-59 a copy has another title, no address yet, and ticket types of its own',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async () => {
    sent.mockClear();
    const fields = await form();
    await expect(fields.getByRole('textbox', { name: 'Title' })).toHaveValue('Copy of Burj Khalifa: At the Top');
    await save('Save the draft');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const { slug, ticket_types, time_slots } = sent.mock.calls[0]?.[0] ?? {};
    await expect([slug, ticket_types[0].id, time_slots[0].id]).toEqual([undefined, undefined, undefined]);
    await settled();
  },
};

export const StateChanged: Story = {
  ...opened(
    respondsWith('setTicketState', ({ body, headers }) => {
      sent(body, headers.get('if-match'));
      return { ...staffEventDraft, version: 'next' };
    }),
  ),
  name: 'GAP-59 taking it off sale sends the version that was opened and offers to publish it',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off sale' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ state: 'draft' }, `"${staffEvent.version}"`));
    await expect(await canvas.findByRole('button', { name: 'Publish' })).toBeVisible();
    await replace('Venue', 'Gate 4');
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await settled();
  },
};

/** The form stays usable when the state can’t be changed. */
export const StateFailed: Story = {
  ...opened(fails('setTicketState', 'service-unavailable')),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take off sale' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Restored: Story = {
  ...opened(respondsWith('getTicketVersion', { ...staffEvent.event, title: 'At the Top' })),
  name: 'GAP-59 an earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only', 'GAP-59'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () => expect((await form()).getByRole('textbox', { name: 'Title' })).toHaveValue('At the Top'));
    await expect(canvas.getByText('There are changes that aren’t saved.')).toBeVisible();
    await settled();
  },
};
