import { formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import { getPartyLimits, type PartyMember, partyLimits, partyMembers } from '@aitours/domain/party';
import { Banner, DatePanel, type DayInfo, NumberStepper, Stack, Switch, Text } from '@aitours/ui';
import { messages } from './panelMessages.ts';
import type { ActivityBooking } from './useActivityBooking.ts';

const legend = { scarce: messages.legendScarce, unavailable: messages.legendUnavailable };

/** First step: date and party. */
export function DateStep({ booking }: { booking: ActivityBooking }) {
  const { availability, choice, change } = booking;
  const { private: privateFare } = booking.bookable.fares;
  return (
    <>
      {availability.is === 'failed' && (
        <Banner tone="critical" announce="alert" onRetry={availability.reload}>
          {messages.datesFailed}
        </Banner>
      )}
      <CalendarBox booking={booking} />
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

function CalendarBox({ booking }: { booking: ActivityBooking }) {
  const { today, availability, choice, change } = booking;
  const { season } = availability;
  if (today === undefined) return null;
  if (!season) return <Banner>{messages.noDates}</Banner>;
  const chosen = choice.date === null ? undefined : availability.day(choice.date);
  return (
    <Stack gap="small">
      <DatePanel
        name="date"
        label={messages.calendar}
        value={choice.date}
        onChange={(date) => change({ date })}
        today={today}
        min={season.first}
        max={season.last}
        day={(date) => dayInfo(booking, date)}
        onMonthChange={booking.showMonth}
        loading={availability.is === 'loading'}
        selectedLabel={choice.date === null ? undefined : formatDate(choice.date)}
        legend={legend}
        error={booking.dateProblem}
      />
      {chosen?.isScarce && !chosen.unavailableReason && (
        <Text size="small" tone="scarce">
          {messages.onlyLeft(chosen.spots)}
        </Text>
      )}
    </Stack>
  );
}

/** Returns what the calendar shows for a date: why it is unavailable, or how few places are left. */
function dayInfo({ availability, today }: ActivityBooking, date: string): DayInfo | undefined {
  const day = availability.day(date);
  if (day?.unavailableReason === 'soldOut' && date === today) return { unavailable: messages.tooLateToday };
  if (day?.unavailableReason) return { unavailable: messages.unavailableReasons[day.unavailableReason] };
  return day?.isScarce ? { note: messages.spotNote(day.spots), noteLabel: messages.spotLabel(day.spots) } : undefined;
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
  return (
    <NumberStepper
      label={messages.members[member]}
      description={messages.memberHint(member, prices)}
      value={choice.party[member]}
      min={limits.min}
      max={limits.max}
      minReason={member === 'adults' ? messages.minAdults : undefined}
      maxReason={
        limits.max < partyLimits[member].max && bookable.maxParticipants !== null
          ? messages.maxParticipants(bookable.maxParticipants)
          : messages.max(limits.max)
      }
      onChange={(count) => change({ party: { ...choice.party, [member]: count } })}
    />
  );
}
