import type { Schema } from '@aitours/api-client';
import { formatDuration, formatLanguages, formatStartTime, parseDuration } from '@aitours/domain/activity';
import { CheckList, FactList, Itinerary, Section, Stack, Text } from '@aitours/ui';
import { Clock, Languages, Sunrise, Users } from 'lucide-react';
import { deferPart } from '../../hydration/index.ts';
import { reportError } from '../../platform/reportError.ts';
import type { GoodToKnowProps } from '../shared/GoodToKnow.deferred.tsx';
import { messages } from './messages.ts';

/** Below what travellers come for: its script loads when the browser is idle. */
const GoodToKnow = deferPart<GoodToKnowProps>(
  () => import('../shared/GoodToKnow.deferred.tsx'),
  () => reportError,
);

/** Facts and sections (ACT-03 to ACT-06). Empty sections are omitted. */
export function ActivityText({ activity }: { activity: Schema<'Activity'> }) {
  const { description, itinerary, highlights, included, not_included, facts } = activity;
  return (
    <>
      <FactList facts={listFacts(activity)} />
      <Section title={messages.about}>
        <Stack>
          {description.split(/\n+/).map((paragraph) => (
            <Text key={paragraph} measure>
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Section>
      {itinerary.length > 0 && (
        <Section title={messages.itinerary}>
          <Itinerary
            stops={itinerary.map((stop, index) => ({
              id: `${index} ${stop.title}`,
              title: stop.title,
              detail: stop.description,
            }))}
          />
        </Section>
      )}
      {highlights.length > 0 && (
        <Section title={messages.highlights}>
          <CheckList kind="highlight" items={highlights} />
        </Section>
      )}
      {included.length > 0 && (
        <Section title={messages.included}>
          <CheckList items={included} />
        </Section>
      )}
      {not_included.length > 0 && (
        <Section title={messages.notIncluded}>
          <CheckList kind="excluded" items={not_included} />
        </Section>
      )}
      {facts && <GoodToKnow facts={facts} />}
    </>
  );
}

function listFacts({ duration, max_participants, time_slots, languages }: Schema<'Activity'>) {
  const minutes = duration === null ? undefined : parseDuration(duration);
  const starts = new Set(time_slots.map(({ start_time }) => formatStartTime(start_time)));
  return [
    {
      icon: Clock,
      label: messages.duration,
      value: minutes === undefined ? messages.onRequest : formatDuration(minutes),
    },
    {
      icon: Users,
      label: messages.maxParticipants,
      value: max_participants === null ? messages.anyNumber : String(max_participants),
    },
    { icon: Sunrise, label: messages.startTime, value: [...starts].join(', ') || formatStartTime(null) },
    { icon: Languages, label: messages.languages, value: formatLanguages(languages) },
  ];
}
