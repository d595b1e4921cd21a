import { createPageMeta } from '../../platform/page.ts';
import { hotels } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

export default function Hotels() {
  return <ShortcutView {...hotels} />;
}

export const meta = createPageMeta(
  'Hotels',
  'Hotel rooms come with our tours of several days: choose the room for each night.',
);
