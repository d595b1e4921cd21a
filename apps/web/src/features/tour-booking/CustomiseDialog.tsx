import type { Schema } from '@aitours/api-client';
import { formatPrice } from '@aitours/domain/money';
import { Banner, Button, Dialog, Inline, PageSkeleton, Stack, Text } from '@aitours/ui';
import { useEffect } from 'react';
import { customiseMessages as texts } from './customiseMessages.ts';
import { DayFields } from './DayFields.tsx';
import { type DayPart, messages } from './messages.ts';
import { useDayDraft } from './useDayDraft.ts';
import type { TourPlanning } from './useTourPlan.ts';

export interface CustomiseDialogProps {
  planning: TourPlanning;
  day: Schema<'TourDay'>;
  /** The part that is focused first. */
  part: DayPart;
  onClose: () => void;
}

/** Customises a day: hotel, room, vehicle, meals, activities (TOUR-11 to TOUR-14). */
export default function CustomiseDialog({ planning, day, part, onClose }: CustomiseDialogProps) {
  const { offers, viewHotel } = planning;
  const draft = useDayDraft(planning, day);
  const { viewedHotel } = draft;
  useEffect(() => {
    viewHotel(viewedHotel);
    return () => viewHotel(undefined);
  }, [viewedHotel, viewHotel]);
  const save = () => {
    if (!draft.check()) return;
    planning.chooseDay(day.day_number, draft.choice);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.customiseTitle(day.day_number)}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={save} disabled={!offers.isReady}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <Text tone="soft">{day.title}</Text>
        {offers.hasFailed && (
          <Banner tone="critical" announce="alert" onRetry={offers.reload}>
            {messages.offersFailed}
          </Banner>
        )}
        {offers.isReady && <DayFields draft={draft} day={day} part={part} />}
        {!offers.isReady && !offers.hasFailed && <PageSkeleton shape="form" label={texts.loadingOffers} />}
        {offers.isReady && (
          <Inline justify="between" align="baseline">
            <output>
              <Text as="span" strong>
                {texts.dayTotal(draft.extra === 0 ? texts.nothingExtra : formatPrice(draft.extra))}
              </Text>
            </output>
            {draft.isCustomised && (
              <Button tone="quiet" size="small" onClick={draft.reset}>
                {texts.reset}
              </Button>
            )}
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
}
