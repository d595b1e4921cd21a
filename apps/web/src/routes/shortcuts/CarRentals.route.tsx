import { carRentals } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

/** /car-rentals */
export default function CarRentals() {
  return <ShortcutView {...carRentals} />;
}
