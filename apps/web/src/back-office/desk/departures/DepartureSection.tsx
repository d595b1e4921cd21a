import { formatParty } from '@aitours/domain/party';
import { sumParties } from '@aitours/domain/staff';
import { Button, Inline, LinkButton, Section, Stack, Table, Text, VisuallyHidden } from '@aitours/ui';
import * as styles from './Departures.css.ts';
import { createPartyColumns } from './departureColumns.tsx';
import { driverMessages, departureMessages as messages } from './departureMessages.ts';
import type { DepartureNews } from './departureNews.ts';
import { formatArea, formatDeparture, formatPickup, type PickupParties } from './pickup.ts';
import type { DepartingParty, Departure } from './useDepartures.ts';

export interface DepartureSectionProps {
  readonly departure: Departure;
  readonly marks: DepartureNews['marks'];
  /** The address of its manifest; null on the manifest itself. */
  readonly href: string | null;
  /** Undefined: the user may not say who drives. */
  readonly onAssign: ((pickup: PickupParties) => void) | undefined;
}

/** A departure with its travellers, grouped by pickup area. */
export function DepartureSection({ departure, marks, href, onAssign }: DepartureSectionProps) {
  const heading = formatDeparture(departure);
  const areas = Map.groupBy(departure.parties, ({ pickup_area }) => pickup_area);
  return (
    <Section title={heading} size="medium">
      <Stack gap="medium">
        <Inline justify="between" align="center" gap="medium">
          <Text>{formatParty(departure)}</Text>
          {href !== null && (
            <div className={styles.screenOnly}>
              <LinkButton tone="secondary" size="small" href={href}>
                {messages.manifest} <VisuallyHidden>{messages.manifestOf(heading)}</VisuallyHidden>
              </LinkButton>
            </div>
          )}
        </Inline>
        {[...areas].map(([area, parties]) => {
          const isOnly = area === null && areas.size === 1;
          return (
            <Stack key={area} gap="small">
              <PickupHead departure={departure} area={area} parties={parties} isOnly={isOnly} onAssign={onAssign} />
              <Table
                caption={isOnly ? heading : formatArea(area)}
                captionHidden
                columns={createPartyColumns(marks)}
                rows={parties}
                rowKey={({ booking_number, details }) => `${booking_number} ${details.join()}`}
              />
            </Stack>
          );
        })}
      </Stack>
    </Section>
  );
}

interface PickupHeadProps extends Pick<DepartureSectionProps, 'departure' | 'onAssign'> {
  readonly area: DepartingParty['pickup_area'];
  readonly parties: readonly DepartingParty[];
  /** Whether the departure has no other groups: it has the same travellers. */
  readonly isOnly: boolean;
}

/** Names a pickup area with its travellers, and who drives them. */
function PickupHead({ departure, area, parties, isOnly, onAssign }: PickupHeadProps) {
  const pickup = departure.pickups.find(({ pickup_area }) => pickup_area === area);
  if (isOnly && !pickup) return null;
  return (
    <Inline justify="between" align="center" gap="small">
      {isOnly ? <span /> : <Text strong>{messages.group(formatArea(area), formatParty(sumParties(parties)))}</Text>}
      {pickup && (
        <Inline gap="small" align="center">
          <Text {...(pickup.driver === null && { tone: 'soft' })}>{driverMessages.driver(pickup.driver)}</Text>
          {onAssign && (
            <span className={styles.screenOnly} data-driver>
              <Button size="small" tone="secondary" onClick={() => onAssign({ departure, pickup, parties })}>
                {pickup.driver === null ? driverMessages.assign : driverMessages.change}{' '}
                <VisuallyHidden>{driverMessages.of(formatPickup({ departure, pickup, parties }))}</VisuallyHidden>
              </Button>
            </span>
          )}
        </Inline>
      )}
    </Inline>
  );
}
