import { describeTourUse } from '@aitours/domain/catalogue';
import { Text } from '@aitours/ui';
import type { StaffTourChoices } from './tourChoicesDraft.ts';
import { tourChoicesMessages as messages } from './tourChoicesMessages.ts';

type Uses = StaffTourChoices['uses'];

/** Hotels, rooms, meals or vehicles. */
export type UsedKind = Uses[number]['kind'];

const findUse = (uses: Uses, kind: UsedKind, id: string | undefined) =>
  uses.find((use) => use.kind === kind && use.id === id);

/** Whether tours have it, so that it can't be removed. */
export const isUsed = (uses: Uses, kind: UsedKind, id: string | undefined): boolean =>
  findUse(uses, kind, id) !== undefined;

interface TourUsesProps {
  readonly uses: Uses;
  readonly kind: UsedKind;
  /** Undefined: it is new. */
  readonly id: string | undefined;
}

/** Which tours have it, if any. */
export function TourUses({ uses, kind, id }: TourUsesProps) {
  const use = findUse(uses, kind, id);
  return use ? (
    <Text size="small" tone="soft">
      {messages.used(describeTourUse(use))}
    </Text>
  ) : null;
}
