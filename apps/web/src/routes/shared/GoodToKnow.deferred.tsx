import { type ActivityFacts, describeFacts, type FactKind, formatRamadanHours } from '@aitours/domain/activity';
import { findNearRamadan, formatDate } from '@aitours/domain/dates';
import { FactList, Section, Text } from '@aitours/ui';
import {
  Accessibility,
  Baby,
  Backpack,
  Cake,
  type LucideIcon,
  MapPin,
  MoonStar,
  Phone,
  Ruler,
  Shirt,
  Sun,
  Toilet,
  Utensils,
} from 'lucide-react';
import { useToday } from '../../platform/useToday.ts';
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
  ramadan: MoonStar,
};

export interface GoodToKnowProps {
  readonly facts: ActivityFacts;
}

/** Shows the known facts of a product; renders nothing if there are none. */
export default function GoodToKnow({ facts }: GoodToKnowProps) {
  const ramadan = useNearRamadan();
  const hours = ramadan && facts.ramadan_hours;
  const all = describeFacts(facts);
  if (all.length === 0 && !hours) return null;
  const rows = all.filter(({ kind }) => kind !== 'meeting');
  return (
    <Section title={messages.goodToKnow} id="good-to-know">
      {facts.meeting_point && <MeetingPoint point={facts.meeting_point} />}
      {(rows.length > 0 || hours) && (
        <FactList
          facts={[
            ...rows.map(({ kind, label, value }) => ({ icon: factIcons[kind], label, value })),
            ...(hours
              ? [{ icon: factIcons.ramadan, label: messages.ramadanHours, value: formatRamadanHours(hours) }]
              : []),
          ]}
        />
      )}
      {hours && (
        <Text size="small" tone="soft">
          {messages.ramadan(formatDate(ramadan.first), formatDate(ramadan.last))}
        </Text>
      )}
    </Section>
  );
}

/** Returns the days of the Ramadan that today is in or near; in the browser only, because a page can be older than today. */
function useNearRamadan() {
  const today = useToday();
  return today === undefined ? undefined : findNearRamadan(today);
}
