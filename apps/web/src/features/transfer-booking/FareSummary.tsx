import { PriceSummary, Text } from '@aitours/ui';
import { fareWords } from './fareWords.ts';
import { messages } from './messages.ts';
import type { Way } from './useTransferDistance.ts';
import type { WizardDraft } from './wizardDraft.ts';

export interface FareSummaryProps {
  draft: Pick<WizardDraft, 'vehicle' | 'journey'>;
  way: Way | undefined;
  isMeasuring: boolean;
}

/** The fare and how it is computed; nothing is shown while a value is missing. */
export function FareSummary({ draft: { vehicle, journey }, way, isMeasuring }: FareSummaryProps) {
  if (!vehicle || !way) {
    return (
      <div role="status">
        <Text tone="soft">{isMeasuring ? messages.measuring : messages.noFareYet}</Text>
      </div>
    );
  }
  const { lines, total } = fareWords(vehicle, way, journey.isReturn);
  const isGuess = way.isEstimated && vehicle.price_per_km !== null;
  const note = isGuess ? `${messages.estimated(String(way.distance))} ${messages.note}` : messages.note;
  return <PriceSummary lines={lines} total={total} totalLabel={messages.total} note={note} />;
}
