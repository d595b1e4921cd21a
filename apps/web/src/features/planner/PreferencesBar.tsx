import { plannerMessages } from '@aitours/domain/messages';
import { canPlan, type DescribedPreference, type DraftPreferences, listPreferences } from '@aitours/domain/planner';
import { Button, RemovableChip, Text } from '@aitours/ui';
import {
  Accessibility,
  Baby,
  BedDouble,
  CalendarDays,
  Clock,
  Heart,
  type LucideIcon,
  MapPin,
  Sparkles,
  Users,
  Utensils,
  Wallet,
} from 'lucide-react';
import { useFocusAfterRemoval } from '../../platform/useFocusAfterRemoval.ts';
import { messages } from './messages.ts';
import * as styles from './PreferencesBar.css.ts';

export interface PreferencesBarProps {
  readonly preferences: DraftPreferences;
  readonly isGenerating: boolean;
  readonly onRemove: (preference: DescribedPreference) => void;
  readonly onGenerate: () => void;
  readonly onStartOver: () => void;
}

/** Shows what the planner has understood, and generates a plan (PLAN-04, PLAN-17 to PLAN-19). */
export function PreferencesBar({ preferences, isGenerating, onRemove, onGenerate, onStartOver }: PreferencesBarProps) {
  const facts = listPreferences(preferences);
  const isReady = canPlan(preferences);
  const chips = useFocusAfterRemoval(facts.map(getId), 'button');
  return (
    <section className={styles.bar} aria-label={messages.preferences}>
      <div className={styles.facts} ref={chips}>
        {facts.length === 0 && (
          <Text size="small" tone="soft">
            {messages.noPreferences}
          </Text>
        )}
        {facts.map((fact) => (
          <RemovableChip key={getId(fact)} label={fact.text} icon={icons[fact.key]} onRemove={() => onRemove(fact)} />
        ))}
        {facts.length > 0 && (
          <Button tone="quiet" size="small" onClick={onStartOver}>
            {messages.startOver}
          </Button>
        )}
      </div>
      <div className={styles.action}>
        {!isReady && (
          <Text size="small" tone="soft" id="planner-hint">
            {plannerMessages.placeAndDateMissing}
          </Text>
        )}
        <Button
          icon={Sparkles}
          busy={isGenerating}
          busyLabel={messages.planning}
          disabled={!isReady}
          aria-describedby={isReady ? undefined : 'planner-hint'}
          onClick={onGenerate}
        >
          {messages.generate}
        </Button>
      </div>
    </section>
  );
}

const getId = ({ key, value }: DescribedPreference): string => `${key} ${value}`;

const icons: { readonly [key in DescribedPreference['key']]?: LucideIcon } = {
  destination: MapPin,
  start_date: CalendarDays,
  group_size: Users,
  child_ages: Baby,
  interests: Heart,
  budget_range: Wallet,
  diets: Utensils,
  needs: Accessibility,
  earliest: Clock,
  latest: Clock,
  hotel: BedDouble,
};
