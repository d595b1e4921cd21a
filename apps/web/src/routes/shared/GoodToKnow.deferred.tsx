import { type ActivityFacts, describeFacts, type FactKind } from '@aitours/domain/activity';
import { FactList, Section } from '@aitours/ui';
import {
  Accessibility,
  Baby,
  Backpack,
  Cake,
  type LucideIcon,
  MapPin,
  Phone,
  Ruler,
  Shirt,
  Sun,
  Toilet,
  Utensils,
} from 'lucide-react';
import { MeetingPoint } from './MeetingPoint.tsx';
import { meetingMessages as messages } from './meetingMessages.ts';

const factIcons: Readonly<Record<FactKind, LucideIcon>> = {
  age: Cake,
  height: Ruler,
  stepFree: Accessibility,
  stroller: Baby,
  toilets: Toilet,
  outdoors: Sun,
  meals: Utensils,
  dress: Shirt,
  bring: Backpack,
  meeting: MapPin,
  emergency: Phone,
};

export interface GoodToKnowProps {
  readonly facts: ActivityFacts;
}

/** Shows the known facts of a product; renders nothing if there are none. */
export default function GoodToKnow({ facts }: GoodToKnowProps) {
  const all = describeFacts(facts);
  if (all.length === 0) return null;
  const rows = all.filter(({ kind }) => kind !== 'meeting');
  return (
    <Section title={messages.goodToKnow} id="good-to-know">
      {facts.meeting_point && <MeetingPoint point={facts.meeting_point} />}
      {rows.length > 0 && (
        <FactList facts={rows.map(({ kind, label, value }) => ({ icon: factIcons[kind], label, value }))} />
      )}
    </Section>
  );
}
