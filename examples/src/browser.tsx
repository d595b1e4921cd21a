import '@aitours/ui/styles.css';
import { createClient, errorText } from '@aitours/api-client';
import { Banner, Spinner } from '@aitours/ui';
import { StrictMode, Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { type Offer, Page } from './Page.tsx';

const client = createClient({ baseUrl: location.origin });

type Answer = { offers: Offer[] } | { refused: string };

const answer: Promise<Answer> = client.call('listActivities', { query: { activity_type: 'water' } }).then(
  ({ results }) => ({
    offers: results.map(({ id, title, activity_type, base_price }) => ({
      id,
      title,
      category: activity_type,
      price: `AED ${base_price}`,
    })),
  }),
  (error: unknown) => ({ refused: errorText(error) }),
);

function App() {
  const known = use(answer);
  return 'offers' in known ? <Page offers={known.offers} /> : <Banner tone="critical">{known.refused}</Banner>;
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
