import { hotels } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

/** /hotels */
export default function Hotels() {
  return <ShortcutView {...hotels} />;
}
