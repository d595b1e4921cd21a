import type { Output } from '@aitours/api-client';
import { examples, fails, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { plannerMessages } from '@aitours/domain/messages';
import { storageKeys } from '@aitours/domain/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath, type StoryVisitor } from '../../testing/atPath.tsx';
import DayPlanner from './DayPlanner.route.tsx';

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
    await expect(await preferencesBar(canvas).findByText('food, culture, adventure')).toBeVisible();
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
    await userEvent.click(canvas.getByText('1 place was left out: see why'));
    await expect(canvas.getByText('In another place')).toBeVisible();
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
  http.get('https://api.mapbox.com/styles/v1/*', ({ request }) =>
    new URL(request.url).searchParams.get('access_token') === 'pk.test'
      ? HttpResponse.json({
          version: 8,
          sources: {},
          layers: [{ id: 'land', type: 'background', paint: { 'background-color': '#f2efe9' } }],
        })
      : HttpResponse.json({ message: 'Not Authorized - No Token' }, { status: 401 }),
  ),
  http.all('https://api.mapbox.com/map-sessions/*', () => new HttpResponse(null, { status: 204 })),
  http.all('https://events.mapbox.com/*', () => new HttpResponse(null, { status: 204 })),
];

/** With a Mapbox token the map and the routes are Mapbox’s. */
export const OnMapbox: Story = {
  ...page({ storage, mapboxToken: 'pk.test' }),
  tags: ['PLAN-34', 'PLAN-35', 'API-78', 'GAP-72'],
  parameters: { msw: [...mapbox, ...scenarios.default] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(generateButton(canvas)).toBeEnabled());
    await userEvent.click(generateButton(canvas));
    await expect(await canvas.findByText(/^Whole route: (?:50|100|150|200)\.0 km · /)).toBeVisible();
    const map = within(canvas.getByRole('region', { name: 'Map of your itinerary' }));
    await expect(await map.findByRole('img', { name: /^Stop 1: / })).toBeVisible();
    await expect(await map.findByRole('link', { name: 'Mapbox homepage' })).toBeVisible();
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
  parameters: { width: 'phone' },
  globals: { viewport: { value: 'phone' } },
};
