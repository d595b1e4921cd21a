import { type ActivityFacts, describeFacts, type FactKind, formatRamadanHours } from '@aitours/domain/activity';
import { findNearRamadan, formatDate } from '@aitours/domain/dates';
import { FactList, Section, Text } from '@aitours/ui';
import {
  Accessibility,
  Baby,
  Backpack,
  Cake,
  Languages,
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
  readonly facts?: ActivityFacts | undefined;
  /** Of the guides of a tour or attraction. An activity shows them with its other details. */
  readonly languages?: readonly string[] | undefined;
}

/** Shows the known facts of a product; renders nothing if there are none. */
export default function GoodToKnow({ facts = {}, languages = [] }: GoodToKnowProps) {
  const ramadan = useNearRamadan();
  const hours = ramadan && facts.ramadan_hours;
  const rows = [
    ...describeFacts(facts)
      .filter(({ kind }) => kind !== 'meeting')
      .map(({ kind, label, value }) => ({ icon: factIcons[kind], label, value })),
    ...(languages.length > 0 ? [{ icon: Languages, label: messages.languages, value: languages.join(', ') }] : []),
    ...(hours ? [{ icon: factIcons.ramadan, label: messages.ramadanHours, value: formatRamadanHours(hours) }] : []),
  ];
  if (rows.length === 0 && !facts.meeting_point) return null;
  return (
    <Section title={messages.goodToKnow} id="good-to-know">
      {facts.meeting_point && <MeetingPoint point={facts.meeting_point} />}
      {rows.length > 0 && <FactList facts={rows} />}
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
