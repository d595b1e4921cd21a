import { createPageMeta } from '../../platform/page.ts';
import { flights } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

export default function Flights() {
  return <ShortcutView {...flights} />;
}

export const meta = createPageMeta(
  'Flights',
  'We don’t sell flights; we start where you land, with a driver who follows your flight.',
);
