import { flights } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

/** /flights */
export default function Flights() {
  return <ShortcutView {...flights} />;
}
