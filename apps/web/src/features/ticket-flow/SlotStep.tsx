import { isScarce } from '@aitours/domain/availability';
import { formatTime } from '@aitours/domain/dates';
import { ticketMessages } from '@aitours/domain/messages';
import { getSlotPrice } from '@aitours/domain/pricing';
import { Banner, Skeleton, Stack, VisuallyHidden } from '@aitours/ui';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { messages as timing } from '../../platform/visit-timing/messages.ts';
import { useOwnClock } from '../../platform/visit-timing/useOwnClock.ts';
import { messages } from './messages.ts';
import { OptionList } from './OptionList.tsx';
import { getFares, type TicketSlot } from './sellable.ts';
import type { TicketChoice } from './ticketChoice.ts';
import type { TicketFlow } from './useTicketFlow.ts';

export interface SlotStepProps {
  flow: Pick<TicketFlow, 'times' | 'type' | 'chooseSlot'> & {
    readonly choice: Pick<TicketChoice, 'date' | 'slotId'>;
  };
}

/** Third step: the slot, its price and the places left when few (TICKET-24 to TICKET-27, TICKET-34). */
export function SlotStep({ flow }: SlotStepProps) {
  const { times, type, choice, chooseSlot } = flow;
  const format = usePriceFormat('ticketFlow');
  const ownClock = useOwnClock();
  const { date } = choice;
  if (!type || date === null) return null;
  if (times.isLoading) return <Waiting />;
  if (times.slots.length === 0) return <Banner announce="status">{ticketMessages.noTimeSlots}</Banner>;
  const choose = (id: string) => {
    const slot = times.slots.find((known) => known.id === id);
    if (slot) chooseSlot(slot);
  };
  return (
    <OptionList
      label={messages.steps.slot}
      chosen={choice.slotId}
      onChoose={choose}
      options={times.slots.map((slot) => {
        const { adult, adjustment } = getFares(type, date, slot);
        const ownTime = ownClock(date, slot.time);
        return {
          id: slot.id,
          name: formatTime(slot.time),
          aside: format(getSlotPrice(adult, adjustment)),
          details: [[slot.name, ownTime && timing.own(ownTime)].filter(Boolean).join(' · '), findPlacesLeftText(slot)],
          isDisabled: slot.available === 0,
        };
      })}
    />
  );
}

/** Returns the places left, only when they are few. */
function findPlacesLeftText({ available }: TicketSlot): string | undefined {
  if (available === 0) return messages.soldOut;
  return available !== null && isScarce(available) ? messages.left(available) : undefined;
}

function Waiting() {
  return (
    <Stack gap="small">
      <VisuallyHidden role="status">{messages.loadingSlots}</VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </Stack>
  );
}
