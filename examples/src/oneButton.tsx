import '@aitours/ui/css/base.css';
import '@aitours/ui/css/Button.css';
import { Button } from '@aitours/ui';
import { createRoot } from 'react-dom/client';

/** Imports a single component and its styles: the bundle must contain no others, and no font. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<Button onClick={() => console.log('pressed')}>Press</Button>);
