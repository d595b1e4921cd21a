import { cities, destinations } from '../../features/catalogue/destinations.ts';
import { pageMeta } from '../../platform/page.ts';
import { SaudiArabiaView } from './SaudiArabia.view.tsx';

export default function SaudiArabia() {
  return <SaudiArabiaView cities={cities} destinations={destinations} />;
}

export const meta = pageMeta(
  'Saudi Arabia',
  'Six places in Jeddah, Riyadh and AlUla: what they are, how long they take, what they cost.',
);
