import { formatPrice } from '@aitours/domain/money';
import {
  ageRanges,
  getPartyLimits,
  limitAges,
  type PartyMember,
  partyLimits,
  partyMembers,
} from '@aitours/domain/party';
import { Banner, NumberStepper, Stack, Switch, Text } from '@aitours/ui';
import { StartTimeField } from '../../platform/start-times/StartTimeField.tsx';
import { ActivityCalendar } from './ActivityCalendar.tsx';
import { messages } from './panelMessages.ts';
import type { ActivityBooking } from './useActivityBooking.ts';

/** First step: date and party. */
export function DateStep({ booking }: { booking: ActivityBooking }) {
  const { availability, choice, times, time, change } = booking;
  const { private: privateFare } = booking.bookable.fares;
  return (
    <>
      {availability.is === 'failed' && (
        <Banner tone="critical" announce="alert" onRetry={availability.reload}>
          {messages.datesFailed}
        </Banner>
      )}
      <ActivityCalendar booking={booking} />
      <StartTimeField times={times} slotId={time?.slotId ?? null} onChange={({ slotId }) => change({ slotId })} />
      {choice.date === null && booking.bookable.seasons.length > 0 && <Text tone="soft">{messages.priceByDate}</Text>}
      <Stack gap="medium">
        {partyMembers.map((member) => (
          <Member key={member} member={member} booking={booking} />
        ))}
      </Stack>
      {privateFare !== undefined && (
        <Switch
          label={messages.privateVisit}
          description={messages.privateHint(formatPrice(privateFare))}
          checked={choice.isPrivate}
          onChange={(isPrivate) => change({ isPrivate })}
        />
      )}
    </>
  );
}

function Member({ member, booking }: { member: PartyMember; booking: ActivityBooking }) {
  const { choice, change, bookable } = booking;
  const { adult, child } = bookable.fares;
  const prices = {
    adult: formatPrice(adult),
    child: formatPrice(child),
    childLabel: bookable.childLabel,
  };
  const limits = getPartyLimits(choice.party, bookable.maxParticipants)[member];
  const { text: ages, isExcluded } = limitAges(ageRanges[member], bookable.minAge);
  return (
    <NumberStepper
      label={messages.members[member]}
      name={member}
      description={isExcluded ? ages : messages.memberHint(member, prices, ages)}
      value={choice.party[member]}
      min={limits.min}
      max={isExcluded ? 0 : limits.max}
      minReason={member === 'adults' ? messages.minAdults : undefined}
      maxReason={
        isExcluded
          ? ages
          : limits.max < partyLimits[member].max && bookable.maxParticipants !== null
            ? messages.maxParticipants(bookable.maxParticipants)
            : messages.max(limits.max)
      }
      onChange={(count) => change({ party: { ...choice.party, [member]: count } })}
    />
  );
}
