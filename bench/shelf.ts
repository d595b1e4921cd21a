/** What the questions need to know of the shop they are asked of. */
export interface Shelf {
  /** Slug of an activity with a page of its own. */
  readonly slug: string;
  /** Of activities, a hundred at most. */
  readonly slugs: readonly [string, ...string[]];
  /** Slugs of a tour and of an article of the blog. */
  readonly tour: string;
  readonly article: string;
  /** A day in Dubai that lies two days ahead, and one a good month later. */
  readonly from: string;
  readonly to: string;
  /** Places that can be booked for one adult, in an order that spreads over activities. */
  readonly places: readonly Place[];
  /** Ticket slots that can be booked for one adult. */
  readonly tickets: readonly TicketPlace[];
  /** Of a signed-in customer. */
  readonly accessToken: string;
}

export interface Place {
  readonly activityId: string;
  readonly date: string;
  readonly timeSlotId: string;
  readonly price: string;
}

export interface TicketPlace {
  readonly eventId: string;
  readonly ticketTypeId: string;
  readonly timeSlotId: string;
  readonly date: string;
}

interface Events {
  readonly results: readonly { readonly id: string }[];
}

type TicketSlots = readonly {
  readonly date: string;
  readonly ticket_type_id: string;
  readonly time_slot_id: string;
  readonly available: number;
}[];

interface Activities {
  readonly results: readonly { readonly id: string; readonly slug: string; readonly base_price: string }[];
}

type Availability = readonly { readonly date: string; readonly spots: number; readonly time_slot_id: string }[];

/** Days with fewer places are left to the shop's own tests: they would be sold out before the measurement ends. */
const plenty = 15;
const daysToBook = 90;

/** Looks around in the shop as a browser would. */
export async function readShelf(url: string): Promise<Shelf> {
  const { results }: Activities = await read(`${url}/api/v1/activities/?page_size=20`);
  const [first] = results;
  if (!first) throw new Error('The shop has no activities');
  const { results: all }: Activities = await read(`${url}/api/v1/activities/?page_size=100`);
  const places = await Promise.all(
    results.map(async ({ id, slug, base_price }) => {
      const days = `start=${daysAhead(2)}&end=${daysAhead(daysToBook)}`;
      const available: Availability = await read(`${url}/api/v1/activities/${slug}/availability/?${days}`);
      return available
        .filter(({ spots }) => spots >= plenty)
        .map(({ date, time_slot_id }) => ({ activityId: id, date, timeSlotId: time_slot_id, price: base_price }));
    }),
  );
  const tickets = await readTickets(url);
  const [tour, article] = await Promise.all(['tours/tours', 'blog/posts'].map((kind) => firstSlug(url, kind)));
  if (!tour || !article) throw new Error('The shop has no tours or no blog');
  const { access }: { access: string } = await read(`${url}/api/v1/token/`, {
    username: 'layla@example.com',
    password: 'aitours-demo',
  });
  return {
    slug: first.slug,
    tour,
    article,
    slugs: [first.slug, ...all.map(({ slug }) => slug).filter((slug) => slug !== first.slug)],
    from: daysAhead(2),
    to: daysAhead(32),
    places: places.flat().sort((one, other) => one.date.localeCompare(other.date)),
    tickets,
    accessToken: access,
  };
}

async function firstSlug(url: string, kind: string): Promise<string | undefined> {
  const { results }: Pick<Activities, 'results'> = await read(`${url}/api/v1/${kind}/?page_size=1`);
  return results[0]?.slug;
}

async function readTickets(url: string): Promise<TicketPlace[]> {
  const { results }: Events = await read(`${url}/api/v1/tickets/?page_size=20`);
  const slots = await Promise.all(
    results.map(async ({ id }) => {
      const days = `start=${daysAhead(2)}&end=${daysAhead(daysToBook)}`;
      const open: TicketSlots = await read(`${url}/api/v1/tickets/${id}/availability/?${days}`);
      return open
        .filter(({ available }) => available >= plenty)
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

async function read<Answer>(url: string, body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  if (!answer.ok) throw new Error(`${url} is answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

const daysAhead = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(Date.now() + days * 86_400_000);
