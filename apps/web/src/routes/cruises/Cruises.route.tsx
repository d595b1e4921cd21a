import { cruises } from '@aitours/domain/cruise';
import { pageMeta } from '../../platform/page.ts';
import { CruisesView } from './Cruises.view.tsx';

export default function Cruises() {
  return <CruisesView cruises={cruises} />;
}

export const meta = pageMeta(
  'Cruises',
  'Cruises from Dubai, Abu Dhabi and Fujairah: an evening on the creek, a day or a night at sea.',
);
