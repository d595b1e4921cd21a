import { pageOf } from '../../app/pageOf.ts';
import { carRentals } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

/** /car-rentals */
export default function CarRentals() {
  return <ShortcutView {...carRentals} />;
}

export const meta = pageOf('Car Rentals', 'We don’t rent out cars; our drivers fetch you at the door instead.');
