import '@aitours/ui/styles.css';
import { Button } from '@aitours/ui';
import { createRoot } from 'react-dom/client';

/** The least that a page can take of the library. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<Button onClick={() => console.log('pressed')}>Press</Button>);
