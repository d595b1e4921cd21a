import type { Schema } from '@aitours/api-client';
import { FactFields } from '../FactFields.tsx';
import { checkFacts, emptyFacts, type FactsDraft, factFields, toFacts, toFactsDraft } from '../factsDraft.ts';
import { MeetingPointFields } from '../MeetingPointFields.tsx';
import { combine } from './combine.tsx';
import type { AnyPart, Combined, Part } from './part.ts';

type Facts = Part<FactsDraft, { readonly facts?: Schema<'ActivityFacts'> }>;

/**
 * Returns the facts of a product, and where participants meet.
 *
 * @param more fields at the end of the facts
 */
export function facts<const More extends readonly AnyPart[]>(
  { hasHours = true }: { readonly hasHours?: boolean },
  ...more: More
): Combined<readonly [Facts, ...More]> {
  const own: Facts = {
    createEmpty: () => emptyFacts,
    toDraft: (wire) => toFactsDraft(wire.facts),
    toWire: toFacts,
    check: checkFacts,
    listNames: (draft) => [...Object.keys(toFacts(draft)), ...factFields],
    Fields: () => null,
  };
  const all = combine(own, ...more);
  return {
    ...all,
    Fields: (props) => {
      const { draft, change } = props as object as Parameters<Facts['Fields']>[0];
      return (
        <>
          <FactFields draft={draft} change={change} hasHours={hasHours}>
            <all.Fields {...props} />
          </FactFields>
          <MeetingPointFields draft={draft} change={change} />
        </>
      );
    },
  };
}
