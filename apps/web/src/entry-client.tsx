import { createClient } from '@aitours/api-client';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { blockedId } from './app/blockedId.ts';
import { loadRoute } from './app/findRoute.ts';
import { leaveForSignIn } from './app/leaveForSignIn.ts';
import { startBackSteps } from './app/navigation/navigate.ts';
import { loadModule } from './app/routes.ts';
import type { State } from './app/state.ts';
import type { Preload } from './platform/api.tsx';
import { reportError } from './platform/reportError.ts';

const { data, problems, config }: State = JSON.parse(document.getElementById('state')?.textContent ?? '');
const firstPath = location.pathname;
const preload: Preload = { data, problems, isFresh: () => location.pathname === firstPath && isFirstPage };
let isFirstPage = true;

startBackSteps();

const client = createClient({ baseUrl: location.origin, onSignedOut: leaveForSignIn(config.quirks.signInPath) });

hydrate().catch((error: unknown) => {
  console.error(error);
  reportError(error);
});
if (config.errorReporting)
  import('./app/reporting.ts').then(({ reporting }) => reporting(config.errorReporting)).catch(() => undefined);

/** A function, because a top-level `await` would deadlock: chunks of pages import this module. */
async function hydrate(): Promise<void> {
  const { route } = await loadRoute(location.pathname);
  if (!route.redirect) await loadModule(route);
  globalThis.early?.input.stop();
  document.getElementById(blockedId)?.remove();
  hydrateRoot(
    document.getElementById('root') ?? document.body,
    <StrictMode>
      <App config={config} client={client} preload={preload} />
    </StrictMode>,
    {
      onRecoverableError: (error) => {
        console.error('Hydration mismatch', error);
        reportError(error);
      },
    },
  );
}

addEventListener('popstate', endFirstPage);
addEventListener('pushState', endFirstPage);
addEventListener('replaceState', endFirstPage);

/** wouter announces its own navigations as events of these names. */
function endFirstPage(): void {
  if (location.pathname !== firstPath) isFirstPage = false;
}
