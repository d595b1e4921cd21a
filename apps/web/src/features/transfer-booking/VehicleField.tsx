import { transferMessages } from '@aitours/domain/messages';
import { parseFils } from '@aitours/domain/money';
import { Banner, Button, FactList, Image, RadioGroup, Skeleton, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { useApi } from '../../platform/api.tsx';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { describeFare } from './describeFare.ts';
import { messages } from './messages.ts';
import type { RouteDistance } from './useTransferDistance.ts';
import type { Wizard } from './useWizard.ts';
import * as styles from './VehicleField.css.ts';
import { listShortageMessages, listVehicleFacts, type PictureOf, type Vehicle } from './vehicle.ts';

export interface VehicleFieldProps {
  wizard: Wizard;
  route: RouteDistance | undefined;
  getPicture: PictureOf;
}

/** The chosen vehicle, or all vehicles to choose from; a vehicle that is too small says why. */
export function VehicleField({ wizard, route, getPicture }: VehicleFieldProps) {
  const { vehicle, journey } = wizard.draft;
  const [isChanging, setChanging] = useState(false);
  if (vehicle && !isChanging) {
    return (
      <ChosenVehicle
        vehicle={vehicle}
        picture={getPicture(vehicle.image)}
        reasons={listShortageMessages(vehicle, journey)}
        onChange={() => setChanging(true)}
      />
    );
  }
  return (
    <Choices
      wizard={wizard}
      route={route}
      onChosen={(chosen) => {
        wizard.changeVehicle(chosen);
        setChanging(false);
      }}
    />
  );
}

interface ChosenVehicleProps {
  vehicle: Vehicle;
  picture: ReturnType<PictureOf>;
  reasons: string[];
  onChange: () => void;
}

function ChosenVehicle({ vehicle, picture, reasons, onChange }: ChosenVehicleProps) {
  return (
    <Stack gap="small">
      <div className={styles.held}>
        <div className={styles.picture}>
          <Image {...picture} alt="" sizes="96px" />
        </div>
        <Stack gap="xxsmall" align="start">
          <Text strong>{vehicle.name}</Text>
          <FactList variant="row" facts={listVehicleFacts(vehicle)} />
        </Stack>
      </div>
      {reasons.length > 0 && (
        <Banner tone="scarce" announce="status">
          {reasons.join(' ')}
        </Banner>
      )}
      <div>
        <Button tone="secondary" size="small" onClick={onChange}>
          {messages.changeVehicle}
        </Button>
      </div>
    </Stack>
  );
}

interface ChoicesProps extends Omit<VehicleFieldProps, 'getPicture'> {
  onChosen: (vehicle: Vehicle) => void;
}

function Choices({ wizard: { draft }, route, onChosen }: ChoicesProps) {
  const format = usePriceFormat('transfers');
  const { data: vehicles, failure, reload } = useApi('listTransferVehicles');
  if (failure !== undefined) {
    return (
      <Banner tone="critical" announce="alert" onRetry={reload}>
        {transferMessages.vehiclesFailed}
      </Banner>
    );
  }
  if (!vehicles) return <Skeleton shape="panel" />;
  if (vehicles.length === 0) return <Text>{transferMessages.noVehicles}</Text>;
  const { journey } = draft;
  return (
    <RadioGroup
      variant="cards"
      label={messages.chooseVehicle}
      name="vehicle"
      options={vehicles.map((vehicle) => {
        const reasons = listShortageMessages(vehicle, journey);
        return {
          value: vehicle.id,
          label: `${vehicle.name}, ${vehicle.category}`,
          description: reasons.length > 0 ? reasons.join(' ') : describe(vehicle),
          aside: route
            ? describeFare(vehicle, route, journey.isReturn, format).total
            : format(parseFils(vehicle.price)),
          disabled: reasons.length > 0,
        };
      })}
      value={draft.vehicle?.id ?? ''}
      onChange={(id) => {
        const chosen = vehicles.find((vehicle) => vehicle.id === id);
        if (chosen) onChosen(chosen);
      }}
    />
  );
}

const describe = (vehicle: Vehicle): string =>
  listVehicleFacts(vehicle)
    .map(({ value }) => value)
    .join(', ');
