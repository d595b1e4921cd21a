import { Building2, Car, CarTaxiFront, Map as MapIcon, Mountain, Plane, Ship } from 'lucide-react';
import type { ServiceShortcut } from '../ServiceShortcuts/ServiceShortcuts.tsx';

/** Returns the services of the home page (HOME-02), for stories. */
export const services = (onTransfer: () => void, open: boolean): ServiceShortcut[] => [
  { label: 'Hotels', icon: Building2, href: '/hotels' },
  { label: 'Car Rentals', icon: Car, href: '/car-rentals' },
  { label: 'Flights', icon: Plane, href: '/flights' },
  { label: 'Trips', icon: MapIcon, href: '/trips' },
  { label: 'Cruises', icon: Ship, href: '/cruises' },
  { label: 'Activities', icon: Mountain, href: '/activities' },
  { label: 'Transfer', icon: CarTaxiFront, onClick: onTransfer, open },
];
