import { cruises } from '../../features/cruise-request/cruises.ts';
import { CruisesView } from './Cruises.view.tsx';

/** /cruises */
export default function Cruises() {
  return <CruisesView cruises={cruises} />;
}
