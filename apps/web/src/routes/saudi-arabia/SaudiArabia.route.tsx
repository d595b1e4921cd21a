import { cities, destinations } from './destinations.ts';
import { SaudiArabiaView } from './SaudiArabia.view.tsx';

/** /saudi-arabia */
export default function SaudiArabia() {
  return <SaudiArabiaView cities={cities} destinations={destinations} />;
}
