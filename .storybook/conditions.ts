import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { MswParameter } from 'msw-storybook-addon/csf3';

const api = '*/api/v1/*';
const fail = (status: number) => () => new HttpResponse(null, { status });

/** The value of a toolbar that leaves a story as it is. */
export const unchanged = 'as the story';

/** Items of a toolbar: the values, which are part of a story's URL, with their titles. */
type Items = Readonly<Record<string, string>>;

/** The toolbars for conditions outside the page. */
export const conditions = {
  network: {
    slow: 'Slow: three seconds',
    offline: 'Offline',
    500: 'Every request fails (500)',
    409: 'Every change conflicts (409)',
  },
  clock: {
    before: 'Two hours before the example safari',
    after: 'A month after the example bookings',
    ramadan: 'A week before a Ramadan',
  },
  text: { long: 'Long: twice the length' },
  role: { guest: 'Guest', customer: 'Customer', staff: 'Staff member' },
} satisfies Record<string, Items>;

/** Handlers that come before those of a story. */
const networks: Readonly<Record<string, readonly RequestHandler[]>> = {
  slow: [http.all(api, () => delay(3000))],
  offline: [http.all(api, () => HttpResponse.error())],
  500: [http.all(api, fail(500))],
  409: [http.post, http.put, http.patch, http.delete].map((write) => write(api, fail(409))),
};

/** The example safari is on 2 March 2030 at 3 PM. */
const clocks: Items = {
  before: '2030-03-02T13:00:00+04:00',
  after: '2030-04-02T12:00:00+04:00',
  ramadan: '2027-02-01T12:00:00+04:00',
};

/** Returns the items of a toolbar, the first of which leaves a story as it is. */
export const toolbarItems = (items: Items) => [
  unchanged,
  ...Object.entries(items).map(([value, title]) => ({ value, title })),
];

type Globals = Readonly<Record<string, unknown>>;

/** Returns the handlers of a story after those for the network and the role that the toolbar selects. */
export async function handlersUnder({ network, role }: Globals, story: MswParameter = []): Promise<MswParameter> {
  if (!Array.isArray(story)) return story;
  const handlers = [...(networks[String(network)] ?? []), ...story];
  if (role !== 'staff') return handlers;
  const { examples, respondsWith } = await import('@aitours/api-client/mocks');
  return [respondsWith('getMe', examples.getMe.staffUser), ...handlers];
}

const SystemDate = Date;

/** Makes `Date` start at the time that the toolbar selects. */
export function setClock({ clock }: Globals): void {
  const start = clocks[String(clock)];
  const offset = start === undefined ? 0 : SystemDate.parse(start) - SystemDate.now();
  const now = () => SystemDate.now() + offset;
  const shifted = {
    construct: (target: DateConstructor, args: unknown[]) =>
      args.length === 0 ? new target(now()) : Reflect.construct(target, args),
    get: (target: DateConstructor, key: string | symbol) => (key === 'now' ? now : Reflect.get(target, key)),
  };
  globalThis.Date = offset === 0 ? SystemDate : new Proxy(SystemDate, shifted);
}
