import { renderToString } from 'react-dom/server';
import { Page } from './Page.tsx';

/** Renders the page on a server. */
export function render(): string {
  return renderToString(
    <Page
      offers={[
        { id: 'kayak', title: 'Kayaks in the mangroves', category: 'water', price: 'AED 120.00' },
        { id: 'dhow', title: 'Dhow at dusk', category: 'water', price: 'AED 265.00' },
      ]}
    />,
  );
}
