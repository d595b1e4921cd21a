import type { Client } from '@aitours/api-client';
import { useEffect } from 'react';
import { useClient, useConfig } from '../../platform/api.tsx';
import { type ForgetMessage, findForeignCaches } from '../../platform/offline/personalReads.ts';
import { findAccount } from '../../platform/offline/storeCopies.ts';

/** Registers the service worker, and deletes stored bookings when a session ends or another account follows. */
export function useServiceWorker(): void {
  const client = useClient();
  const { hasServiceWorker } = useConfig();
  useEffect(() => {
    if (!hasServiceWorker || !('serviceWorker' in navigator)) return;
    // Browsers can forbid it; the shop then works with a network only.
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
    return followAccount(client);
  }, [client, hasServiceWorker]);
}

function followAccount(client: Client): () => void {
  let account = findAccount(client);
  forgetOthers(account);
  return client.session.subscribe(() => {
    const next = findAccount(client);
    // Tokens are renewed without a change of the account.
    if (next === account) return;
    account = next;
    forgetOthers(account);
  });
}

/** Deletes here too, because a page may have no worker; the worker stores no response that arrives later. */
function forgetOthers(account: string | undefined): void {
  const message: ForgetMessage = { type: 'forget', except: account };
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  const deleteCaches = async () => {
    const names = findForeignCaches(await caches.keys(), account);
    await Promise.all(names.map((name) => caches.delete(name)));
  };
  deleteCaches().catch(() => undefined);
}
