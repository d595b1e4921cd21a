import { type ActivityFacts, describeFacts, type FactKind } from '@aitours/domain/activity';
import { FactList, Section } from '@aitours/ui';
import {
  Accessibility,
  Baby,
  Backpack,
  Cake,
  type LucideIcon,
  Ruler,
  Shirt,
  Sun,
  Toilet,
  Utensils,
} from 'lucide-react';
import { messages } from './messages.ts';

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
};

export interface GoodToKnowProps {
  readonly facts: ActivityFacts;
}

/** Shows the known facts of an activity; renders nothing if there are none. */
export default function GoodToKnow({ facts }: GoodToKnowProps) {
  const rows = describeFacts(facts);
  if (rows.length === 0) return null;
  return (
    <Section title={messages.goodToKnow} id="good-to-know">
      <FactList facts={rows.map(({ kind, label, value }) => ({ icon: factIcons[kind], label, value }))} />
    </Section>
  );
}
