import { formatShortDate } from '@aitours/domain/dates';
import { plannerMessages } from '@aitours/domain/messages';
import { canPlan, type DraftPreferences, formatBudget } from '@aitours/domain/planner';
import { Badge, Button, Text } from '@aitours/ui';
import { CalendarDays, Heart, type LucideIcon, MapPin, Sparkles, Users, Wallet } from 'lucide-react';
import { messages } from './messages.ts';
import * as styles from './PreferencesBar.css.ts';

export interface PreferencesBarProps {
  readonly preferences: DraftPreferences;
  readonly isGenerating: boolean;
  readonly onGenerate: () => void;
  readonly onStartOver: () => void;
}

/** Shows what the planner has understood, and generates a plan (PLAN-04, PLAN-17 to PLAN-19). */
export function PreferencesBar({ preferences, isGenerating, onGenerate, onStartOver }: PreferencesBarProps) {
  const facts = listFacts(preferences);
  const isReady = canPlan(preferences);
  return (
    <section className={styles.bar} aria-label={messages.preferences}>
      <div className={styles.facts}>
        {facts.length === 0 && (
          <Text size="small" tone="soft">
            {messages.noPreferences}
          </Text>
        )}
        {facts.map(({ icon, text }) => (
          <Badge key={text} icon={icon}>
            {text}
          </Badge>
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

interface PreferenceFact {
  readonly icon: LucideIcon;
  readonly text: string;
}

function listFacts(preferences: DraftPreferences): PreferenceFact[] {
  const { destination, interests = [], budget_range: budget, group_size: people } = preferences;
  const facts: readonly [LucideIcon, string | undefined][] = [
    [MapPin, destination],
    [CalendarDays, formatDates(preferences)],
    [Users, people === undefined ? undefined : messages.people(people)],
    [Heart, interests.length > 0 ? interests.join(', ') : undefined],
    [Wallet, budget && formatBudget(budget)],
  ];
  return facts.flatMap(([icon, text]) => (text ? [{ icon, text }] : []));
}

function formatDates({ start_date: start, end_date: end, days }: DraftPreferences): string | undefined {
  if (!start) return days === undefined ? undefined : messages.days(days);
  if (!end || end === start) return messages.from(formatShortDate(start));
  return messages.fromTo(formatShortDate(start), formatShortDate(end));
}
