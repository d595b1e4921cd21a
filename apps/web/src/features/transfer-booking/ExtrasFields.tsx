import { childSeatKinds, hasAirport } from '@aitours/domain/transfers';
import { NumberStepper, Section, Stack, TextField } from '@aitours/ui';
import { Plane } from 'lucide-react';
import { messages } from './messages.ts';
import type { Wizard } from './useWizard.ts';

/** What the driver may need to know: the flight, if a place is an airport, and child seats. */
export function ExtrasFields({ wizard: { draft, changeExtras } }: { wizard: Wizard }) {
  const { journey, extras } = draft;
  const { childSeats } = extras;
  const seats = childSeatKinds.reduce((total, kind) => total + childSeats[kind], 0);
  return (
    <Stack gap="medium">
      {hasAirport(journey) && (
        <TextField
          label={messages.flight}
          description={messages.flightHint}
          name="flightNumber"
          icon={Plane}
          autoComplete="off"
          maxLength={12}
          value={extras.flightNumber}
          onChange={(flightNumber) => changeExtras({ flightNumber })}
        />
      )}
      <Section title={messages.childSeats} description={messages.childSeatsHint} size="small" level={4}>
        <Stack gap="small">
          {childSeatKinds.map((kind, index) => (
            <NumberStepper
              key={kind}
              {...(index === 0 && { name: 'childSeats' })}
              label={messages.seatKinds[kind]}
              description={messages.seatAges[kind]}
              value={childSeats[kind]}
              min={0}
              max={Math.max(childSeats[kind], journey.passengers - seats + childSeats[kind])}
              maxReason={messages.tooManySeats}
              onChange={(count) => changeExtras({ childSeats: { ...childSeats, [kind]: count } })}
            />
          ))}
        </Stack>
      </Section>
    </Stack>
  );
}
