import type { Output } from '@aitours/api-client';
import { examples, fails, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { plannerMessages } from '@aitours/domain/messages';
import { storageKeys } from '@aitours/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath, type StoryVisitor } from '../../testing/atPath.tsx';
import DayPlanner from './Planner.deferred.tsx';

const meta = {
  title: 'Routes/DayPlanner',
  component: DayPlanner,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof DayPlanner>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const page = (visitor: StoryVisitor = {}) => ({ decorators: [atPath('/day-planner', visitor)] }) satisfies Story;
const planPath = `/day-planner?plan=${examples.getPlannerPlan.sharedPlan.day_plan_id}`;
const preferences = {
  destination: 'Dubai',
  start_date: '2030-03-01',
  end_date: '2030-03-02',
  group_size: 2,
  interests: ['food'],
  budget_range: [0, 1500],
};
const storage = {
  [storageKeys.dayPlannerSessionId]: 's-1',
  [storageKeys.dayPlannerPreferences]: JSON.stringify(preferences),
};

const messageField = (canvas: Canvas) => canvas.getByRole('textbox', { name: /Your message/ });
const generateButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Generate Itinerary' });
const chatLog = (canvas: Canvas) => within(canvas.getByRole('log', { name: 'Conversation' }));
const preferencesBar = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Your preferences' }));
const sendMessage = async (canvas: Canvas, text: string) => {
  await userEvent.click(messageField(canvas));
  await userEvent.type(messageField(canvas), `${text}{Enter}`);
};
/** Requests of the page that stories assert on. */
const sent: { path: string; body: unknown }[] = [];
const recordRequests = http.post('*/api/v1/day-planner/*', async ({ request }) => {
  sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() });
});

/** `plannerMessages.placeAndDateMissing` a guest’s first visit. */
export const Empty: Story = {
  ...page(),
  tags: ['PLAN-01', 'PLAN-02', 'PLAN-03', 'PLAN-04', 'PLAN-18', 'PLAN-19'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AI Travel Day Planner' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No Itinerary Generated Yet' })).toBeVisible();
    const empty = canvas.getByRole('heading', { name: 'No Itinerary Generated Yet' }).getBoundingClientRect();
    const chat = canvas.getByRole('log').getBoundingClientRect();
    await expect(chat.right).toBeLessThan(empty.left);
    const bar = canvas.getByRole('region', { name: 'Your preferences' }).getBoundingClientRect();
    await expect(bar.top).toBeGreaterThanOrEqual(Math.max(chat.bottom, empty.bottom));
    await expect(preferencesBar(canvas).getByRole('button', { name: 'Generate Itinerary' })).toBeDisabled();
    await expect(generateButton(canvas)).toHaveAccessibleDescription(plannerMessages.placeAndDateMissing);
    await expect(
      preferencesBar(canvas).getByText('Please provide at least a destination and start date in the chat.'),
    ).toBeVisible();
  },
};

const partial = (known: Partial<typeof preferences>) =>
  ({
    ...page({ storage: { ...storage, [storageKeys.dayPlannerPreferences]: JSON.stringify(known) } }),
    play: async ({ canvas }) => {
      await expect(await preferencesBar(canvas).findByText('2 people')).toBeVisible();
      await expect(generateButton(canvas)).toBeDisabled();
      await expect(generateButton(canvas)).toHaveAccessibleDescription(plannerMessages.placeAndDateMissing);
    },
  }) satisfies Story;

/** A destination without a start date. */
export const NoDate: Story = {
  ...partial({ destination: 'Dubai', group_size: 2 }),
  tags: ['PLAN-18', 'PLAN-19'],
};

/** A start date without a destination. */
export const NoDestination: Story = {
  ...partial({ start_date: '2030-03-01', group_size: 2 }),
  tags: ['PLAN-18', 'PLAN-19'],
};

/** Enter sends, Shift+Enter adds a line, blanks are ignored; preferences appear in the bar. */
export const Talking: Story = {
  ...page(),
  tags: ['PLAN-05', 'PLAN-06', 'PLAN-07', 'PLAN-14', 'PLAN-16', 'ENTITY-45'],
  parameters: { msw: [recordRequests, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.length = 0;
    await userEvent.click(messageField(canvas));
    await userEvent.keyboard('   {Enter}');
    await expect(sent).toEqual([]);
    await userEvent.clear(messageField(canvas));
    await userEvent.keyboard('3 days trip to Dubai{Shift>}{Enter}{/Shift}from 2030-03-01, budget 1500');
    await expect(messageField(canvas)).toHaveValue('3 days trip to Dubai\nfrom 2030-03-01, budget 1500');
    await userEvent.keyboard('{Enter}');
    await expect(await chatLog(canvas).findByText(/Shall I plan it/)).toBeVisible();
    const turns = chatLog(canvas).getAllByRole('listitem').slice(1);
    await expect(turns.map(({ dataset }) => dataset['role'])).toEqual(['user', 'assistant']);
    await expect(turns[0]).toHaveTextContent('3 days trip to Dubai from 2030-03-01, budget 1500');
    const times = turns.map((turn) => turn.querySelector('time')?.dateTime ?? '');
    await expect(times.filter((time) => Math.abs(Date.now() - Date.parse(time)) < 60_000)).toHaveLength(2);
    await expect(messageField(canvas)).toHaveValue('');
    await expect(preferencesBar(canvas).getByText('Dubai')).toBeVisible();
    await expect(preferencesBar(canvas).getByText('1 Mar 2030 to 3 Mar 2030')).toBeVisible();
    await expect(preferencesBar(canvas).getByText('up to AED 1,500')).toBeVisible();
    await expect(generateButton(canvas)).toBeEnabled();
    const { session_id } = examples.sendPlannerMessage.plannerReply;
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[0]).toEqual({
      path: '/api/v1/day-planner/chat/',
      body: { message: '3 days trip to Dubai\nfrom 2030-03-01, budget 1500', session_id: null },
    });
    await expect(sent[1]).toEqual({
      path: '/api/v1/day-planner/save-preferences/',
      body: {
        session_id,
        preferences: {
          destination: 'Dubai',
          start_date: '2030-03-01',
          end_date: '2030-03-03',
          budget_range: [0, 1500],
        },
      },
    });
    await expect(localStorage.getItem(storageKeys.dayPlannerSessionId)).toBe(session_id);
    await expect(localStorage.getItem(storageKeys.dayPlannerPreferences)).toContain('2030-03-03');
  },
};

/** `plannerMessages.chatFailed` neither chat nor saving works: the local preferences remain. */
export const ChatFailed: Story = {
  ...page(),
  tags: ['PLAN-08', 'PLAN-15'],
  parameters: {
    msw: [failsWithStatus('sendPlannerMessage'), failsWithStatus('savePlannerPreferences'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'to Hatta from 2030-03-01');
    await expect(await chatLog(canvas).findByText('Sorry, I encountered an error. Please try again.')).toBeVisible();
    await expect(preferencesBar(canvas).getByText('Hatta')).toBeVisible();
    await expect(generateButton(canvas)).toBeEnabled();
  },
};

/** Saving fails: the local values are used. */
export const SavingFailed: Story = {
  ...page({ storage }),
  tags: ['PLAN-15'],
  parameters: { msw: [failsWithStatus('savePlannerPreferences'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'budget 500');
    await expect(await chatLog(canvas).findByText(/Shall I plan it/)).toBeVisible();
    await expect(preferencesBar(canvas).getByText('up to AED 500')).toBeVisible();
    await expect(localStorage.getItem(storageKeys.dayPlannerPreferences)).toContain('[0,500]');
  },
};

/** While the planner replies. */
export const Replying: Story = {
  ...page(),
  tags: ['PLAN-07'],
  parameters: { msw: [neverResponds('sendPlannerMessage'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await sendMessage(canvas, 'Hello');
    await expect(chatLog(canvas).getByText('The planner is replying…')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Preferences survive a reload. */
export const Returning: Story = {
  ...page({ storage }),
  tags: ['PLAN-16'],
  play: async ({ canvas }) => {
    await expect(await preferencesBar(canvas).findByText('1 Mar 2030 to 2 Mar 2030')).toBeVisible();
    await expect(preferencesBar(canvas).getByText('2 people')).toBeVisible();
    await userEvent.click(preferencesBar(canvas).getByRole('button', { name: 'Start over' }));
    await expect(generateButton(canvas)).toBeDisabled();
    await expect(localStorage.getItem(storageKeys.dayPlannerSessionId)).toBeNull();
  },
};

/** Preferences missing in the browser come from the server. */
export const RememberedByServer: Story = {
  ...page({ storage: { [storageKeys.dayPlannerSessionId]: 's-1' } }),
  tags: ['API-74'],
  play: async ({ canvas }) => {
    for (const interest of ['food', 'culture', 'adventure'])
      await expect(await preferencesBar(canvas).findByText(interest)).toBeVisible();
  },
};

/** Generating shows the days and their map. */
export const Planned: Story = {
  ...page({ storage }),
  tags: ['PLAN-02', 'PLAN-20', 'PLAN-21', 'PLAN-27', 'PLAN-30', 'ENTITY-44'],
  parameters: { msw: [recordRequests, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.length = 0;
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    generateButton(canvas).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: '2 days in Dubai' })).toBeVisible();
    await expect(sent).toEqual([
      { path: '/api/v1/day-planner/generate-itinerary/', body: { ...preferences, session_id: 's-1' } },
    ]);
    const chat = canvas.getByRole('log').getBoundingClientRect();
    for (const name of ['Map of your itinerary', 'Fri 1 March 2030']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
      await expect(canvas.getByRole('region', { name }).getBoundingClientRect().left).toBeGreaterThan(chat.right);
    }
    await expect(canvas.getByText('5:30 PM – 9:00 PM')).toBeVisible();
    await expect(canvas.getByText('AED 1,458.00 for 2 people')).toBeVisible();
    await expect(await canvas.findByText(/^Whole route: \d+\.\d km · \d+ min$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See and book Old Dubai Food Walk in Deira' })).toHaveAttribute(
      'href',
      '/activity/old-dubai-food-walk',
    );
    await userEvent.click(canvas.getByText('2 places were left out: see why'));
    await expect(canvas.getByText('In another place')).toBeVisible();
  },
};

/** What a plan lacks is named, with what could be visited instead; there is time for lunch. */
export const UnmetWishes: Story = {
  tags: ['GAP-68'],
  decorators: [atPath(planPath)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not everything was possible')).toBeVisible();
    await expect(canvas.getByText(/^Louvre: closed on these days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Instead: Kayaking in the Mangroves' })).toHaveAttribute(
      'href',
      '/activity/mangrove-kayaking',
    );
    await expect(canvas.getByText('beach: we have nothing of that kind')).toBeVisible();
    await expect(canvas.getByText(/^Grand Palace Hotel: we don’t know where that is/)).toBeVisible();
    const day = within(canvas.getByRole('region', { name: 'Fri 1 March 2030' }));
    await expect(day.getByText('12:45 PM – 1:30 PM')).toBeVisible();
    const titles = day.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(titles.findIndex((title) => title?.includes('Time for lunch'))).toBe(2);
  },
};

const { sharedPlan } = examples.getPlannerPlan;
const prayers: Output<'getPlannerPlan'>['itinerary']['days'][number]['prayers'] = [
  { prayer: 'friday', time: '13:30', end_time: '14:15' },
  { prayer: 'asr', time: '15:54', end_time: '16:14' },
];
const planWithPrayers = {
  ...sharedPlan,
  itinerary: {
    ...sharedPlan.itinerary,
    days: sharedPlan.itinerary.days.map((day, index) => (index === 0 ? { ...day, prayers } : day)),
  },
};

/** Breaks for prayers are between the stops, after lunch if that comes first. */
export const PrayerBreaks: Story = {
  tags: ['GAP-68'],
  decorators: [atPath(planPath)],
  parameters: { msw: [respondsWith('getPlannerPlan', planWithPrayers), ...scenarios.default] },
  play: async ({ canvas }) => {
    const day = within(await canvas.findByRole('region', { name: 'Fri 1 March 2030' }));
    await expect(day.getByText('1:30 PM – 2:15 PM')).toBeVisible();
    const titles = day.getAllByRole('listitem').map(({ textContent }) => textContent);
    const breaks = ['Time for lunch', 'Friday prayer', 'Prayer break: Asr'];
    await expect(breaks.map((text) => titles.findIndex((title) => title?.includes(text)))).toEqual([2, 3, 4]);
  },
};

const wishes = {
  ...preferences,
  group_size: 4,
  child_ages: [4, 7],
  budget_per_person: true,
  diets: ['vegetarian'],
  needs: ['stroller', 'prayer_breaks'],
  pace: 'relaxed',
  latest: '18:00',
  hotel: 'Atlantis',
  wanted: ['Louvre'],
  unwanted: ['Dune buggy'],
  rejected_interests: ['shopping'],
};
const wishesStorage = { ...storage, [storageKeys.dayPlannerPreferences]: JSON.stringify(wishes) };

/** Each preference can be removed. */
export const Wishes: Story = {
  ...page({ storage: wishesStorage }),
  tags: ['PLAN-04', 'PLAN-14'],
  parameters: { msw: [recordRequests, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.length = 0;
    const bar = preferencesBar(canvas);
    for (const text of [
      '4 people',
      'children aged 4 and 7',
      'up to AED 1,500 per person',
      'vegetarian',
      'stroller',
      'prayer breaks',
    ])
      await expect(await bar.findByText(text)).toBeVisible();
    for (const text of ['relaxed days', 'until 6:00 PM', 'hotel: Atlantis', 'with Louvre', 'without Dune buggy'])
      await expect(bar.getByText(text)).toBeVisible();
    await expect(bar.getByText('no shopping')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Remove vegetarian' }));
    await expect(bar.queryByText('vegetarian')).not.toBeInTheDocument();
    // The next chip, or what contains them when none is left.
    await expect(bar.getByRole('button', { name: 'Remove stroller' })).toHaveFocus();
    const { diets: _, ...rest } = wishes;
    await waitFor(() =>
      expect(sent).toEqual([
        { path: '/api/v1/day-planner/save-preferences/', body: { session_id: 's-1', preferences: rest } },
      ]),
    );
    await expect(JSON.parse(localStorage.getItem(storageKeys.dayPlannerPreferences) ?? '')).toEqual(rest);
    await expect(generateButton(canvas)).toBeEnabled();
  },
};

const inView = { decorators: [atPath(planPath, { storage })] } satisfies Story;
const generated = () => sent.find(({ path }) => path.endsWith('/generate-itinerary/'))?.body;

/** A message about the plan in view changes the plan. */
export const Edited: Story = {
  ...inView,
  tags: ['PLAN-10', 'PLAN-20'],
  parameters: { msw: [recordRequests, ...scenarios.default] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2 days in Dubai' });
    sent.length = 0;
    await sendMessage(canvas, 'Remove the first, add the fish market');
    await waitFor(() => expect(generated()).toBeDefined());
    await expect(generated()).toMatchObject({
      unwanted: ['Al Fahidi Historical Neighbourhood'],
      wanted: ['fish market'],
      session_id: 's-1',
    });
    await expect(preferencesBar(canvas).getByText('without Al Fahidi Historical Neighbourhood')).toBeVisible();
    sent.length = 0;
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    await userEvent.click(preferencesBar(canvas).getByRole('button', { name: 'Remove with fish market' }));
    await waitFor(() => expect(generated()).toBeDefined());
    await expect(generated()).not.toHaveProperty('wanted');
  },
};

const createPlan = (destination: string, id: string) => ({
  ...examples.generateItinerary.itinerary,
  day_plan_id: id,
  itinerary: { ...examples.generateItinerary.itinerary.itinerary, destination },
});
const firstIsSlow = http.post('*/day-planner/generate-itinerary/', async ({ request }) => {
  const body = await request.clone().text();
  sent.push({ path: new URL(request.url).pathname, body });
  if (!body.includes('"wanted"')) return HttpResponse.json(createPlan('Hatta', '9002'));
  await delay(1500);
  return HttpResponse.json(createPlan('Ajman', '9003'));
});

/** Two changes in a row: the plan is that of the last one, whichever response comes first. */
export const EditedTwice: Story = {
  decorators: [atPath(planPath, { storage: wishesStorage })],
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [firstIsSlow, ...scenarios.default] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2 days in Dubai' });
    sent.length = 0;
    await userEvent.click(preferencesBar(canvas).getByRole('button', { name: 'Remove vegetarian' }));
    await userEvent.click(preferencesBar(canvas).getByRole('button', { name: 'Remove with Louvre' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(await canvas.findByRole('heading', { name: '2 days in Hatta' })).toBeVisible();
    await expect(generateButton(canvas)).not.toHaveAttribute('aria-disabled');
    await delay(2000);
    await expect(canvas.getByRole('heading', { name: '2 days in Hatta' })).toBeVisible();
  },
};

const bookForm = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Book this plan' }));
const fillPickup = async (canvas: Canvas) => {
  const form = await bookForm(canvas);
  await expect(form.getByRole('combobox', { name: /Pickup place/ })).toHaveValue('dubai');
  await userEvent.type(form.getByRole('textbox', { name: /Hotel or address/ }), 'Rove Downtown');
  await userEvent.click(form.getByRole('button', { name: 'Add 2 stops to cart' }));
};
const recordBooking = http.post('*/day-planner/plans/:id/cart-items/', async ({ request }) => {
  sent.push({ path: new URL(request.url).pathname, body: await request.clone().json() });
});

/** The whole plan goes into the cart. */
export const Booked: Story = {
  ...inView,
  tags: ['GAP-68'],
  parameters: { msw: [recordBooking, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.length = 0;
    await fillPickup(canvas);
    await expect(await canvas.findByText('1 stop is in your cart.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    // The form is gone, so that the plan isn’t added twice, and the focus isn’t lost.
    await expect(canvas.queryByRole('form', { name: 'Book this plan' })).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveTextContent('1 stop is in your cart.');
    await expect(sent).toEqual([
      {
        path: `/api/v1/day-planner/plans/${examples.getPlannerPlan.sharedPlan.day_plan_id}/cart-items/`,
        body: expect.objectContaining({ pickup: 'dubai', pickup_address: 'Rove Downtown' }),
      },
    ]);
  },
};

const [firstDay, secondDay] = examples.generateItinerary.itinerary.itinerary.days;
const louvre = { event_id: '201', slug: 'louvre-abu-dhabi-entry' };

/** An attraction has a link to its page and is counted; so has one that is left out. A tour is booked elsewhere. */
export const WithAttraction: Story = {
  ...page({ storage }),
  tags: ['GAP-68'],
  parameters: {
    msw: [
      respondsWith('generateItinerary', {
        ...examples.generateItinerary.itinerary,
        itinerary: {
          ...examples.generateItinerary.itinerary.itinerary,
          days: [
            {
              ...firstDay!,
              activities: firstDay!.activities.map((stop, index) =>
                index === 0
                  ? {
                      ...stop,
                      name: 'Louvre Abu Dhabi',
                      cost: 'AED 126.00',
                      ticket: {
                        ...louvre,
                        ticket_type_id: '301',
                        ticket_type: 'General admission',
                        adults: 2,
                        children: 0,
                      },
                    }
                  : stop,
              ),
            },
            secondDay!,
          ],
          left_out: [{ event_id: '202', slug: 'dubai-frame', name: 'Dubai Frame', reason: 'notChosen' }],
          unmet_wishes: [{ wish: 'seven emirates', reason: 'bookedSeparately', alternative: null }],
        },
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    await userEvent.click(generateButton(canvas));
    await expect(await canvas.findByRole('link', { name: 'See and book Louvre Abu Dhabi' })).toHaveAttribute(
      'href',
      '/attractions/louvre-abu-dhabi-entry',
    );
    await expect(canvas.getByRole('button', { name: 'Add 3 stops to cart' })).toBeVisible();
    await expect(canvas.getByText(/seven emirates: it is a tour/)).toBeVisible();
    await userEvent.click(canvas.getByText('1 place was left out: see why'));
    await expect(canvas.getByRole('link', { name: 'Dubai Frame' })).toHaveAttribute('href', '/attractions/dubai-frame');
  },
};

/** Without an address nothing is sent. */
export const BookingInvalid: Story = {
  ...inView,
  tags: ['GAP-68'],
  play: async ({ canvas }) => {
    const form = await bookForm(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Add 2 stops to cart' }));
    await expect(form.getByRole('textbox', { name: /Hotel or address/ })).toHaveAccessibleDescription(
      /Enter your hotel or address/,
    );
    await expect(form.getByRole('group', { name: /problem/ })).toHaveFocus();
  },
};

/** A stop is gone: nothing is added, and planning again finds the next best. */
export const BookingGone: Story = {
  ...inView,
  tags: ['GAP-68'],
  parameters: { msw: [recordRequests, fails('addPlanToCart', 'sold-out'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await fillPickup(canvas);
    await expect(await canvas.findByText(/has too few places left by now\. Nothing was added/)).toBeVisible();
    sent.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Plan again' }));
    await waitFor(() => expect(generated()).toMatchObject({ destination: 'Dubai' }));
  },
};

/** The cart can’t be reached; what was entered stays. */
export const BookingFailed: Story = {
  ...inView,
  tags: ['GAP-68'],
  parameters: { msw: [failsWithStatus('addPlanToCart'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await fillPickup(canvas);
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThan(0));
    const form = await bookForm(canvas);
    await expect(form.getByRole('textbox', { name: /Hotel or address/ })).toHaveValue('Rove Downtown');
  },
};

/** While generating the button is inactive. */
export const Generating: Story = {
  ...page({ storage }),
  tags: ['PLAN-17'],
  parameters: { msw: [neverResponds('generateItinerary'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    await userEvent.click(generateButton(canvas));
    await expect(generateButton(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

const afterGenerating =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    await userEvent.click(generateButton(canvas));
    await expect((await canvas.findByText(text)).closest('[role=alert]')).toBeVisible();
    await expect(generateButton(canvas)).not.toHaveAttribute('aria-disabled');
  };

const noDays = http.post('*/day-planner/generate-itinerary/', () =>
  HttpResponse.json({ itinerary: { days: [] }, day_plan_id: 'p-1', session_id: 's-1' }),
);

/** `plannerMessages.itineraryInvalid` a response without valid days. */
export const InvalidFormat: Story = {
  ...page({ storage }),
  tags: ['PLAN-22'],
  parameters: { msw: [noDays, ...scenarios.default] },
  play: afterGenerating('The generated itinerary has an invalid format. Please try again.'),
};

/** The server received an invalid plan. */
export const InvalidModel: Story = {
  ...page({ storage }),
  tags: ['!autodocs', 'test-only', 'PLAN-22'],
  parameters: { msw: [fails('generateItinerary', 'itinerary-invalid'), ...scenarios.default] },
  play: afterGenerating('The generated itinerary has an invalid format. Please try again.'),
};

/** `plannerMessages.generateFailed` generating fails. */
export const GeneratingFailed: Story = {
  ...page({ storage }),
  tags: ['PLAN-23'],
  parameters: { msw: [failsWithStatus('generateItinerary', 503), ...scenarios.default] },
  play: afterGenerating('Failed to generate itinerary. Please try again.'),
};

const planWithMissingValues = http.get('*/day-planner/plans/:id/', () =>
  HttpResponse.json({ day_plan_id: 'p-1', itinerary: { days: [{ date: '2030-03-01', activities: [{}] }] } }),
);

/** Missing values of an activity have defaults. */
export const MissingValues: Story = {
  tags: ['PLAN-29', 'PLAN-30'],
  decorators: [atPath(planPath)],
  parameters: { msw: [planWithMissingValues, ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9:00 AM')).toBeVisible();
    await expect(canvas.getByText('1. Activity')).toBeVisible();
    await expect(canvas.getByText('Various locations · 2 hours · $')).toBeVisible();
  },
};

/** A plan by its link. */
export const Shared: Story = {
  tags: ['PLAN-21'],
  decorators: [atPath(planPath)],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Map of your itinerary' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Fri 1 March 2030' })).toBeVisible();
  },
};

const emptyPlan: Output<'getPlannerPlan'> = {
  ...examples.getPlannerPlan.sharedPlan,
  itinerary: {
    destination: 'Paris',
    group_size: 2,
    total: '0.00',
    days: [{ date: '2030-03-01', activities: [] }],
    left_out: [],
  },
};

/** A destination without products. */
export const EmptyDestination: Story = {
  decorators: [atPath(planPath)],
  parameters: { msw: [respondsWith('getPlannerPlan', emptyPlan), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/We have nothing to offer in Paris/)).toBeVisible();
  },
};

/** An unknown plan. */
export const Missing: Story = {
  decorators: [atPath(planPath)],
  parameters: { msw: [fails('getPlannerPlan', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This itinerary no longer exists')).toBeVisible();
  },
};

/** A plan that can’t be loaded. */
export const Failed: Story = {
  decorators: [atPath(planPath)],
  parameters: { msw: [failsWithStatus('getPlannerPlan'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = { decorators: [atPath(planPath)], parameters: { msw: scenarios.loading } };

/** Ideas from the activity library; one is checked before it is used. */
export const Ideas: Story = {
  ...page(),
  tags: ['PLAN-32'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Burj Khalifa' }));
    await waitFor(() => expect(messageField(canvas)).toHaveValue('I would like Burj Khalifa in Downtown Dubai'));
  },
};

const removedActivity = http.get('*/rest/v1/activities', ({ request }) =>
  new URL(request.url).searchParams.has('id') ? HttpResponse.json([]) : undefined,
);

/** An idea that is no longer in the library. */
export const IdeaRemoved: Story = {
  ...page(),
  tags: ['PLAN-32'],
  parameters: { msw: [removedActivity, ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Burj Khalifa' }));
    await expect(await canvas.findByText('Burj Khalifa is no longer in the library.')).toBeVisible();
    await expect(messageField(canvas)).toHaveValue('');
  },
};

/** Fake Mapbox responses with routes longer than the shop's estimate. */
const mapbox = [
  http.get<{ points: string }>('https://api.mapbox.com/directions/v5/mapbox/driving/:points', ({ params }) =>
    HttpResponse.json({
      routes: [
        {
          legs: params.points
            .split(';')
            .slice(1)
            .map(() => ({ distance: 50_000, duration: 3600 })),
        },
      ],
    }),
  ),
  http.get('https://api.mapbox.com/styles/v1/*', ({ request }) => {
    const isAuthorised = new URL(request.url).searchParams.get('access_token') === 'pk.test';
    document.body.dataset['mapStyle'] = isAuthorised ? 'sent' : 'refused';
    return isAuthorised
      ? HttpResponse.json({
          version: 8,
          sources: {},
          layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#f2efe9' } }],
        })
      : HttpResponse.json({ message: 'Not Authorized - No Token' }, { status: 401 });
  }),
  http.all('https://api.mapbox.com/map-sessions/*', () => new HttpResponse(null, { status: 204 })),
  http.all('https://events.mapbox.com/*', () => new HttpResponse(null, { status: 204 })),
];

/** With a Mapbox token the map and the routes are Mapbox’s. */
export const OnMapbox: Story = {
  ...page({ storage, mapboxToken: 'pk.test' }),
  tags: ['PLAN-34', 'PLAN-35', 'API-78', 'GAP-72'],
  parameters: { msw: [...mapbox, ...scenarios.default] },
  play: async ({ canvas }) => {
    delete document.body.dataset['mapStyle'];
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    await userEvent.click(generateButton(canvas));
    await expect(await canvas.findByText(/^Whole route: (?:50|100|150|200)\.0 km · /)).toBeVisible();
    const map = within(canvas.getByRole('region', { name: 'Map of your itinerary' }));
    await expect(await map.findByRole('img', { name: /^Stop 1: / })).toBeVisible();
    await expect(await map.findByRole('link', { name: 'Mapbox homepage' })).toBeVisible();
    await waitFor(() => expect(document.body.dataset['mapStyle']).toBe('sent'));
  },
};

const outside = { url: 'https://library.example.com/rest/v1', key: 'public' };
const outsideTable = http.get(`${outside.url}/activities`, ({ request }) =>
  request.headers.get('apikey') === outside.key
    ? HttpResponse.json([
        { id: 'a-1', name: 'Jebel Jais', category: 'nature', location: 'Ras Al Khaimah', lat: 25.95, lng: 56.13 },
      ])
    : HttpResponse.json({ message: 'No API key found in request' }, { status: 401 }),
);

/** Ideas from an external activity library, with its key. */
export const OutsideLibrary: Story = {
  ...page({ library: outside }),
  tags: ['PLAN-32', 'GAP-71'],
  parameters: { msw: [outsideTable, ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jebel Jais' }));
    await waitFor(() => expect(messageField(canvas)).toHaveValue('I would like Jebel Jais in Ras Al Khaimah'));
  },
};

export const Phone: Story = {
  decorators: [atPath(planPath, { hasShell: true, storage })],
  globals: { viewport: { value: 'phone' } },
};
