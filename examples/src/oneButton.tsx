import '@aitours/ui/styles.css';
import { Button } from '@aitours/ui';
import { createRoot } from 'react-dom/client';

/** Imports a single component: the bundle must contain no other. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<Button onClick={() => console.log('pressed')}>Press</Button>);
