import { wizardLimits } from '@aitours/domain/transfers';
import { Button, Form, Grid, NumberStepper, Stack, StepsHeader, Switch } from '@aitours/ui';
import { ArrowRight, MapPin, MapPinCheck } from 'lucide-react';
import type { Ref } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { placeMessages } from '../../platform/place-field/messages.ts';
import { PlaceField } from '../../platform/place-field/PlaceField.tsx';
import { type PlaceName, type PlaceProblems, toPlaceErrors } from '../../platform/place-field/placeProblems.ts';
import { DateAndTime } from './DateAndTime.tsx';
import { ExtrasFields } from './ExtrasFields.tsx';
import { FareSummary } from './FareSummary.tsx';
import { messages } from './messages.ts';
import type { MeasuredRoute } from './useTransferDistance.ts';
import type { Wizard } from './useWizard.ts';
import { VehicleField } from './VehicleField.tsx';
import { listShortageMessages, type PictureOf } from './vehicle.ts';
import { getJourneyErrors } from './wizardErrors.ts';

export interface JourneyStepProps extends MeasuredRoute {
  wizard: Wizard;
  /** Of the traveller's first booking; 0: none. */
  discountPercent: number;
  titleRef: Ref<HTMLHeadingElement>;
  getPicture: PictureOf;
}

/** The wizard's first step: places, date and time, party, vehicle (XFER-23 to XFER-27). */
export function JourneyStep({ wizard, titleRef, getPicture, ...measured }: JourneyStepProps) {
  const { route, placeProblems } = measured;
  const { draft, validationErrors, hasTriedJourney } = wizard;
  const { journey, vehicle } = draft;
  const { transferNoticeHours } = useConfig();
  const placeErrors = toPlaceErrors(placeProblems);
  const shortages = vehicle ? listShortageMessages(vehicle, journey) : [];
  const shortage = hasTriedJourney && shortages.length > 0 ? shortages.join(' ') : undefined;
  return (
    <Form
      label={messages.form.details}
      errors={{ ...getJourneyErrors(validationErrors, transferNoticeHours), ...placeErrors, vehicle: shortage }}
      onSubmit={() => wizard.toPayment(shortages.length === 0 && Object.keys(placeErrors).length === 0)}
    >
      <Stack gap="large" as="section">
        <StepsHeader title={messages.steps.details} step={1} of={2} level={3} titleRef={titleRef} />
        <Places wizard={wizard} problems={placeProblems} />
        <Grid columns={2} gap="medium">
          <DateAndTime journey={journey} change={wizard.changeJourney} date="date" time="time" />
        </Grid>
        <Load wizard={wizard} />
        <ExtrasFields wizard={wizard} />
        <Switch
          label={messages.isReturn}
          description={messages.isReturnHint}
          name="isReturn"
          checked={journey.isReturn}
          onChange={(isReturn) => wizard.changeJourney({ isReturn })}
        />
        {journey.isReturn && (
          <Grid columns={2} gap="medium">
            <DateAndTime journey={journey} change={wizard.changeJourney} date="returnDate" time="returnTime" />
          </Grid>
        )}
        <VehicleField wizard={wizard} route={route} getPicture={getPicture} />
        <FareSummary draft={draft} {...measured} />
        <Button type="submit" size="large" width="full" iconEnd={ArrowRight}>
          {messages.toPayment}
        </Button>
      </Stack>
    </Form>
  );
}

function Load({ wizard: { draft, changeJourney } }: { wizard: Wizard }) {
  const { journey } = draft;
  return (
    <Grid columns={2} gap="medium">
      <NumberStepper
        label={messages.passengers}
        description={placeMessages.passengersHint}
        name="passengers"
        keepsTyped
        {...wizardLimits.passengers}
        value={journey.passengers}
        onChange={(passengers) => changeJourney({ passengers })}
      />
      <NumberStepper
        label={messages.luggage}
        name="luggage"
        keepsTyped
        {...wizardLimits.luggage}
        value={journey.luggage}
        onChange={(luggage) => changeJourney({ luggage })}
      />
    </Grid>
  );
}

/** Required when the booking is sent, not before (XFER-31). */
function Places({ wizard: { draft, changeJourney }, problems }: { wizard: Wizard; problems: PlaceProblems }) {
  const place = (name: PlaceName) => ({
    name,
    value: draft.journey[name],
    problem: problems[name],
    onChange: (value: string) => changeJourney({ [name]: value }),
  });
  return (
    <Stack gap="medium">
      <PlaceField {...place('pickupLocation')} label={messages.pickup} icon={MapPin} />
      <PlaceField {...place('dropoffLocation')} label={messages.dropoff} icon={MapPinCheck} />
    </Stack>
  );
}
