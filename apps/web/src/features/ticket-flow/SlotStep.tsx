import { formatTime } from '@aitours/domain/dates';
import { ticketMessages } from '@aitours/domain/messages';
import { slotPrice } from '@aitours/domain/pricing';
import { Banner, Skeleton, Stack, VisuallyHidden } from '@aitours/ui';
import { messages } from './messages.ts';
import { OptionList } from './OptionList.tsx';
import { faresOf, flowPrice, type TicketSlot } from './sellable.ts';
import type { TicketFlow } from './useTicketFlow.ts';

/** Third step: when to enter, with the price of that time and what is left (TICKET-24 to TICKET-27, TICKET-34). */
export function SlotStep({ flow }: { flow: TicketFlow }) {
  const { times, type, choice, chooseSlot } = flow;
  if (!type) return null;
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
        const { adult, adjustment } = faresOf(type, slot);
        return {
          id: slot.id,
          name: formatTime(slot.time),
          aside: flowPrice(slotPrice(adult, adjustment)),
          details: [slot.name, placesWords(slot)],
          isDisabled: slot.available === 0,
        };
      })}
    />
  );
}

function placesWords({ available }: TicketSlot): string | undefined {
  if (available === null) return undefined;
  return available === 0 ? messages.soldOut : messages.left(available);
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
