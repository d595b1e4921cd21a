import { cities, destinations } from '../../features/catalogue/destinations.ts';
import { SaudiArabiaView } from './SaudiArabia.view.tsx';

/** /saudi-arabia */
export default function SaudiArabia() {
  return <SaudiArabiaView cities={cities} destinations={destinations} />;
}
