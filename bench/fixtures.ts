import { randomUUID } from 'node:crypto';
/** Data of the shop that the requests use. */
export interface Fixtures {
  /** Slug of an activity. */
  readonly slug: string;
  /** Slugs of up to a hundred activities. */
  readonly slugs: readonly [string, ...string[]];
  /** Slugs of a tour and of an article of the blog. */
  readonly tour: string;
  readonly article: string;
  /** Two days from today, and thirty days later, in Dubai. */
  readonly from: string;
  readonly to: string;
  /** Slots that can be booked for one adult, ordered by date so that activities alternate. */
  readonly slots: readonly ActivitySlot[];
  /** Ticket slots that can be booked for one adult. */
  readonly tickets: readonly TicketSlot[];
  /** The access token of a customer. */
  readonly accessToken: string;
  /** The access tokens of other customers, each with a cart. */
  readonly buyers: readonly string[];
}

export interface ActivitySlot {
  readonly activityId: string;
  readonly date: string;
  readonly timeSlotId: string;
  readonly price: string;
}

export interface TicketSlot {
  readonly eventId: string;
  readonly ticketTypeId: string;
  readonly timeSlotId: string;
  readonly date: string;
}

interface Events {
  readonly results: readonly { readonly id: string }[];
}

type TicketAvailability = readonly {
  readonly date: string;
  readonly ticket_type_id: string;
  readonly time_slot_id: string;
  readonly available: number;
}[];

interface Activities {
  readonly results: readonly { readonly id: string; readonly slug: string; readonly base_price: string }[];
}

type Availability = readonly { readonly date: string; readonly spots: number; readonly time_slot_id: string }[];

/** Slots with fewer spots would be sold out before the measurement ends. */
const minSpots = 15;
const daysToBook = 90;

/** Reads the data through the API. @param buyers how many customers to register */
export async function readFixtures(url: string, buyers = 0): Promise<Fixtures> {
  const { results }: Activities = await read(`${url}/api/v1/activities/?page_size=20`);
  const [first] = results;
  if (!first) throw new Error('The shop has no activities');
  const { results: all }: Activities = await read(`${url}/api/v1/activities/?page_size=100`);
  const slots = await Promise.all(
    results.map(async ({ id, slug, base_price }) => {
      const days = `start=${daysAhead(2)}&end=${daysAhead(daysToBook)}`;
      const available: Availability = await read(`${url}/api/v1/activities/${slug}/availability/?${days}`);
      return available
        .filter(({ spots }) => spots >= minSpots)
        .map(({ date, time_slot_id }) => ({ activityId: id, date, timeSlotId: time_slot_id, price: base_price }));
    }),
  );
  const tickets = await readTickets(url);
  const [tour, article] = await Promise.all(['tours/tours', 'blog/posts'].map((kind) => firstSlug(url, kind)));
  if (!tour || !article) throw new Error('The shop has no tours or no blog');
  return {
    slug: first.slug,
    tour,
    article,
    slugs: [first.slug, ...all.map(({ slug }) => slug).filter((slug) => slug !== first.slug)],
    from: daysAhead(2),
    to: daysAhead(32),
    slots: slots.flat().sort((one, other) => one.date.localeCompare(other.date)),
    tickets,
    accessToken: await signIn(url, 'layla@example.com'),
    buyers: await Promise.all(Array.from({ length: buyers }, () => registerBuyer(url))),
  };
}

/** Registers a new customer and returns an access token. */
async function registerBuyer(url: string): Promise<string> {
  const account = { email: `buyer-${randomUUID()}@example.com`, password: 'oasis-at-dawn-4' };
  await read(`${url}/api/v1/users/`, { ...account, first_name: 'Layla', last_name: 'Haddad', phone: '' });
  return signIn(url, account.email, account.password);
}

/** Signs in, by default with the password of the demonstration accounts, and returns an access token. */
export async function signIn(url: string, username: string, password = 'aitours-demo'): Promise<string> {
  const { access }: { access: string } = await read(`${url}/api/v1/token/`, { username, password });
  return access;
}

async function firstSlug(url: string, kind: string): Promise<string | undefined> {
  const { results }: Pick<Activities, 'results'> = await read(`${url}/api/v1/${kind}/?page_size=1`);
  return results[0]?.slug;
}

async function readTickets(url: string): Promise<TicketSlot[]> {
  const { results }: Events = await read(`${url}/api/v1/tickets/?page_size=20`);
  const slots = await Promise.all(
    results.map(async ({ id }) => {
      const days = `start=${daysAhead(2)}&end=${daysAhead(daysToBook)}`;
      const open: TicketAvailability = await read(`${url}/api/v1/tickets/${id}/availability/?${days}`);
      return open
        .filter(({ available }) => available >= minSpots)
        .map(({ date, ticket_type_id, time_slot_id }) => ({
          eventId: id,
          ticketTypeId: ticket_type_id,
          timeSlotId: time_slot_id,
          date,
        }));
    }),
  );
  return slots.flat().sort((one, other) => one.date.localeCompare(other.date));
}

async function read<Body>(url: string, body?: object): Promise<Body> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

const daysAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(Date.now() + days * 86_400_000);
