import type { Client } from '@aitours/api-client';
import { BackStepsContext } from '@aitours/ui';
import { Router } from 'wouter';
import { HydrationProvider } from '../hydration/index.ts';
import { ApiProvider, type Preload, type PublicConfig } from '../platform/api.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import { addBackSteps, navigate } from './navigation/navigate.ts';
import { RouteOutlet } from './RouteOutlet.tsx';
import { Shell } from './shell/Shell.tsx';
import { useHasShell } from './useHasShell.ts';

export interface AppProps {
  readonly config: PublicConfig;
  readonly client: Client;
  readonly preload: Preload;
  /** On the server, the URL to render; in the browser the router reads it. */
  readonly address?: { readonly path: string; readonly search: string };
}

/** The whole app: the same tree on the server and in the browser. */
export function App({ config, client, preload, address }: AppProps) {
  return (
    <Router
      aroundNav={(_navigate, to, options) => navigate(to, options)}
      {...(address && { ssrPath: address.path, ssrSearch: address.search })}
    >
      <ApiProvider config={config} client={client} preload={preload}>
        <HydrationProvider>
          <BackStepsContext value={addBackSteps}>
            <Page />
          </BackStepsContext>
          <Navigation />
        </HydrationProvider>
      </ApiProvider>
    </Router>
  );
}

/** The current page with or without the shell; inside the router, which it reads. */
const Page = () => (
  <Shell isBare={!useHasShell()}>
    <RouteOutlet />
  </Shell>
);
