import { type ActivityFacts, describeFacts } from '@aitours/domain/activity';

/** Describes facts as properties of a product or place (schema.org/PropertyValue); what is unknown is left out. */
export function describeForSearch(facts: ActivityFacts) {
  const rows = describeFacts(facts);
  return {
    ...(facts.min_age !== undefined && {
      audience: { '@type': 'PeopleAudience', suggestedMinAge: facts.min_age },
    }),
    ...(rows.length > 0 && {
      additionalProperty: rows.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    }),
  };
}
