import type { Client } from '@aitours/api-client';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { HydrationProvider } from '../hydration/index.ts';
import { ApiProvider, type Preload, type PublicConfig } from '../platform/api.tsx';
import { Navigation } from './navigation/Navigation.tsx';
import { RouteOutlet } from './RouteOutlet.tsx';
import { Shell } from './shell/Shell.tsx';

export interface AppProps {
  readonly config: PublicConfig;
  readonly client: Client;
  readonly preload: Preload;
  /** On the server: the address that is rendered. In the browser the router reads it itself. */
  readonly address?: { readonly path: string; readonly search: string };
  /** On the server: what is drawn at the foot of the page. */
  readonly footer?: ReactNode;
}

/** The whole shop: the same tree on the server and in the browser. */
export function App({ config, client, preload, address, footer }: AppProps) {
  return (
    <Router {...(address && { ssrPath: address.path, ssrSearch: address.search })}>
      <ApiProvider config={config} client={client} preload={preload}>
        <HydrationProvider>
          <Shell footer={footer}>
            <RouteOutlet />
          </Shell>
          <Navigation />
        </HydrationProvider>
      </ApiProvider>
    </Router>
  );
}
