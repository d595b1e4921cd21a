import { sampleActivities } from '@aitours/domain/planner';

const timeout = 10_000;

/**
 * Upserts the samples into an external activity library that doesn't have them (PLAN-33, API-77).
 *
 * @throws {Error} when the library can't be reached or rejects them
 */
export async function seedLibrary({ url, key }: { readonly url: string; readonly key: string }): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    prefer: 'resolution=merge-duplicates',
    ...(key && { apikey: key, authorization: `Bearer ${key}` }),
  };
  const request = async (query: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}/activities?${query}`, {
      ...init,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`The activity library responded with ${response.status}`);
    return response;
  };
  const first: unknown = await (await request(`select=id&id=eq.${sampleActivities[0]?.id}`)).json();
  if (Array.isArray(first) && first.length > 0) return;
  await request('on_conflict=id', { method: 'POST', body: JSON.stringify(sampleActivities) });
}
