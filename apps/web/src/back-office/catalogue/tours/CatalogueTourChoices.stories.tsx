import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { changedByOthers, editorAt, formSteps, retype, settled } from '../../../testing/editorSteps.ts';
import CatalogueTourChoices from './CatalogueTourChoices.route.tsx';

const { staffTourChoices } = examples.getStaffTourChoices;
const sent = fn();
const opened = editorAt('/dashboard/catalogue/tour-choices');

const saves = respondsWith('replaceTourChoices', ({ body, headers }) => {
  sent(body, headers.get('if-match'));
  return { ...staffTourChoices, version: 'next', choices: body };
});

const meta = {
  title: 'Routes/Dashboard tour choices',
  component: CatalogueTourChoices,
} satisfies Meta<typeof CatalogueTourChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

const { form, press } = formSteps('Hotels, meals and vehicles');
const openHotels = async () => {
  const closed = (
    await screen.findByRole('form', { name: 'Hotels, meals and vehicles' })
  ).querySelectorAll<HTMLElement>('details:not([open]) > summary');
  for (const summary of closed) await userEvent.click(summary);
};
const nights = async () => (await form()).getAllByRole('textbox', { name: 'A night, in AED' });
const names = async () =>
  (await form()).getAllByRole<HTMLInputElement>('textbox', { name: 'Name' }).map(({ value }) => value);

/** What tours have names them and has no button that removes it. Hotels are opened one by one. */
export const Loaded: Story = {
  ...opened(),
  play: async () => {
    await openHotels();
    await expect((await nights())[0]).toHaveValue('380.00');
    await expect((await form()).getByText(/Dunes and Dhows, .* and 2 more\.$/)).toBeVisible();
    await expect((await form()).queryByRole('button', { name: 'Remove Hotel 1' })).toBeNull();
    await expect((await form()).getByRole('button', { name: 'Remove Hotel 2' })).toBeVisible();
    await expect((await form()).queryByRole('button', { name: 'Remove Meal package 1' })).toBeNull();
  },
};

/** A shop without tours. */
export const Empty: Story = opened(
  respondsWith('getStaffTourChoices', {
    ...staffTourChoices,
    choices: { hotels: [], meals: [], vehicles: [] },
    uses: [],
    history: [],
  }),
);

export const Loading: Story = opened(neverResponds('getStaffTourChoices'));

export const Failed: Story = opened(fails('getStaffTourChoices', 'service-unavailable'));

export const Saved: Story = {
  ...opened(saves),
  name: 'A price and a new room are saved by keyboard with the version that was opened',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await openHotels();
    sent.mockClear();
    await retype((await nights())[0]!, '400');
    (await form()).getByRole('button', { name: 'Add a room to hotel 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect((await form()).getAllByRole('textbox', { name: 'Name' })[5]).toHaveFocus());
    await userEvent.keyboard('Cave Room');
    await userEvent.type((await nights())[3]!, '99.5');
    await press('Save');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [{ hotels }, version] = sent.mock.calls[0] ?? [];
    await expect(version).toBe(`"${staffTourChoices.version}"`);
    await expect(hotels[0].rooms[0].price_per_night).toBe('400.00');
    await expect(hotels[1].rooms[1]).toEqual({ name: 'Cave Room', price_per_night: '99.50' });
    await settled();
  },
};

export const RemovedAndBack: Story = {
  ...opened(),
  name: 'A removed room can be put back where it was, and what was typed since stays',
  tags: ['!autodocs', 'test-only'],
  play: async () => {
    await openHotels();
    const before = await names();
    await press('Remove Hotel 1, room 2');
    await expect(await names()).toEqual(before.filter((name) => name !== 'Creek View Suite'));
    await userEvent.type((await form()).getAllByRole('textbox', { name: 'Name' })[0]!, ' North');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual([`${before[0]} North`, ...before.slice(1)]));
    await settled();
  },
};

/** Each error is at its field, and in a summary that has the focus. */
export const InvalidEntries: Story = {
  ...opened(),
  play: async () => {
    await openHotels();
    await retype((await nights())[0]!, '-5');
    await press('Remove Hotel 2, room 1');
    await press('Save');
    await waitFor(async () => expect((await nights())[0]).toHaveAttribute('aria-invalid', 'true'));
  },
};

/** A tour has got the meal since the page was opened. */
export const UsedMeanwhile: Story = {
  ...opened(
    fails('replaceTourChoices', 'invalid-request', {
      errors: {
        meals: ['“Vegetarian Full Board” can’t be removed, because tours have it: Emirates in Seven Days.'],
      },
    }),
  ),
  play: async () => {
    await press('Remove Meal package 2');
    await press('Save');
    await expect(
      await (await form()).findByRole('link', { name: /can’t be removed, because tours have it/ }),
    ).toBeVisible();
  },
};

const conflict = changedByOthers('*/staff-tour-choices/', (isFound) =>
  respondsWith('getStaffTourChoices', () =>
    isFound()
      ? { ...staffTourChoices, version: 'theirs', choices: { ...staffTourChoices.choices, vehicles: [] } }
      : staffTourChoices,
  ),
);
/** What others have changed is named, and nothing is lost. */
export const ChangedByOthers: Story = {
  ...opened(...conflict.msw),
  beforeEach: conflict.beforeEach,
  play: async ({ canvas }) => {
    await openHotels();
    await retype((await nights())[0]!, '400');
    await press('Save');
    await expect(await canvas.findByText(/Another staff member has changed it/)).toBeVisible();
    await expect((await nights())[0]).toHaveValue('400');
    await expect((await form()).getByText('There are no vehicles.')).toBeVisible();
  },
};

export const Restored: Story = {
  ...opened(
    respondsWith('getTourChoicesVersion', {
      ...staffTourChoices.choices,
      meals: [{ ...staffTourChoices.choices.meals[0]!, name: 'As before' }],
    }),
  ),
  name: 'An earlier version is put into the form and saved as any edit',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Use this version/ }));
    await waitFor(async () => expect(await names()).toContain('As before'));
    await settled();
  },
};
