import { type ActivityFacts, describeFacts } from '@aitours/domain/activity';
import { meetingMessages as messages } from './meetingMessages.ts';

/** Describes facts as properties of a product or place (schema.org/PropertyValue); what is unknown is left out. */
export function describeForSearch(facts: ActivityFacts, languages: readonly string[] = []) {
  const rows = [
    ...describeFacts(facts),
    ...(languages.length > 0 ? [{ label: messages.languages, value: languages.join(', ') }] : []),
  ];
  return {
    ...(facts.min_age !== undefined && {
      audience: { '@type': 'PeopleAudience', suggestedMinAge: facts.min_age },
    }),
    ...(rows.length > 0 && {
      additionalProperty: rows.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    }),
  };
}
