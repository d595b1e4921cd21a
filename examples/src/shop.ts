/**
 * Calls the API from a Node script, here against the contract's mocks: a list, a session and a problem.
 *
 *     node src/shop.ts
 */
import { type Activity, createClient, isProblem, toErrorMessage } from '@aitours/api-client';
import { fails, scenarios } from '@aitours/api-client/mocks';
import { setupServer } from 'msw/node';

const server = setupServer(...scenarios.default);
server.listen();

const client = createClient({ baseUrl: 'https://shop.example', storage: null });

const { count, results } = await client.call('listActivities');
console.log(`${count} activities, the first: ${nameOf(results[0])}`);

const { access, refresh, user } = await client.call('loginUser', {
  body: { email: 'amira@example.com', password: 'a long pass phrase' },
});
client.session.signIn({ access, refresh });
client.session.setUser(user);
console.log(`signed in as ${client.session.user()?.email}`);

server.use(fails('getTour', 'not-found', { detail: 'There is no such tour.' }));
try {
  await client.call('getTour', { path: { id: 'none' } });
} catch (error) {
  console.log(isProblem(error, 'not-found') ? `error ${error.status}: ${toErrorMessage(error)}` : 'another error');
}

client.session.signOut();
console.log(`signed out: ${client.session.user() === null}`);
server.close();

function nameOf(activity: Activity | undefined): string {
  return activity?.title ?? 'none';
}
