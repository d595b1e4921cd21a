import { cities, destinations } from '../../features/catalogue/destinations.ts';
import { useQuirks } from '../../platform/api.tsx';
import { pageMeta } from '../../platform/page.ts';
import { SaudiArabiaView } from './SaudiArabia.view.tsx';

export default function SaudiArabia() {
  return <SaudiArabiaView cities={cities} destinations={destinations} filters={!useQuirks().hasInertControls} />;
}

export const meta = pageMeta(
  'Saudi Arabia',
  'Six places in Jeddah, Riyadh and AlUla: what they are, how long they take, what they cost.',
);
