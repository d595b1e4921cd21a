import '@aitours/ui/styles.css';
import { createClient, toErrorMessage } from '@aitours/api-client';
import { Banner, Spinner } from '@aitours/ui';
import { StrictMode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { type Offer, Page } from './Page.tsx';

const client = createClient({ baseUrl: location.origin });

type Result = { offers: Offer[] } | { error: string };

const result: Promise<Result> = client.call('listActivities', { query: { activity_type: 'water' } }).then(
  ({ results }) => ({
    offers: results.map(({ id, title, activity_type, base_price }) => ({
      id,
      title,
      category: activity_type,
      price: `AED ${base_price}`,
    })),
  }),
  (error: unknown) => ({ error: toErrorMessage(error) }),
);

function App() {
  const loaded = use(result);
  return 'offers' in loaded ? <Page offers={loaded.offers} /> : <Banner tone="critical">{loaded.error}</Banner>;
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Suspense fallback={<Spinner label="Loading the offers" />}>
        <App />
      </Suspense>
    </StrictMode>,
  );
