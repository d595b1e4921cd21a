import { createPageMeta } from '../../platform/page.ts';
import { carRentals } from './messages.ts';
import { ShortcutView } from './Shortcut.view.tsx';

export default function CarRentals() {
  return <ShortcutView {...carRentals} />;
}

export const meta = createPageMeta('Car Rentals', 'We don’t rent out cars; our drivers fetch you at the door instead.');
