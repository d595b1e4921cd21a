import { Hero, ServiceShortcuts, Skeleton, Stack } from '@aitours/ui';
import { Building2, Bus, Car, Map as MapIcon, Mountain, Plane, Ship } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { getPicture } from '../../features/catalogue/getPicture.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import { useServicesOpen } from './useServicesOpen.ts';

const TransferPanel = lazy(() => import('./TransferPanel.tsx'));

const { service } = messages;

/** The banner with the services, and the transfer search that opens in place (HOME-01 to HOME-05). */
export function HomeHero() {
  const [isOpen, setOpen] = useState(false);
  const [servicesOpen, setServicesOpen] = useServicesOpen();
  return (
    <Stack gap="large">
      <Hero title={messages.title} text={messages.lead} picture={getPicture('hero-skyline')}>
        <ServiceShortcuts
          label={messages.services}
          open={servicesOpen}
          onOpenChange={setServicesOpen}
          shortcuts={[
            { label: service.hotels, icon: Building2, href: paths.hotels },
            { label: service.carRentals, icon: Car, href: paths.carRentals },
            { label: service.flights, icon: Plane, href: paths.flights },
            { label: service.trips, icon: MapIcon, href: paths.trips },
            { label: service.cruises, icon: Ship, href: paths.cruises },
            { label: service.activities, icon: Mountain, href: paths.activities },
            { label: service.transfer, icon: Bus, onClick: () => setOpen(!isOpen), open: isOpen },
          ]}
        />
      </Hero>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="panel" />}>
          <TransferPanel />
        </Suspense>
      )}
    </Stack>
  );
}
