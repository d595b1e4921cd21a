import { getLastBookableDate } from '@aitours/domain/dates';
import { createEmptySearch, type TransferSearch } from '@aitours/domain/transfers';
import { Button, Form, NumberStepper, TextField } from '@aitours/ui';
import { MapPin, MapPinCheck, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { placeMessages } from '../../platform/place-field/messages.ts';
import { PlaceField } from '../../platform/place-field/PlaceField.tsx';
import { type PlaceName, toPlaceErrors } from '../../platform/place-field/placeProblems.ts';
import { useToday } from '../../platform/useToday.ts';
import { messages } from './messages.ts';
import { storeSearch } from './storedSearch.ts';
import * as styles from './TransferSearchForm.css.ts';
import { usePlaceCheck } from './usePlaceCheck.ts';
import { useSearchErrors } from './useSearchErrors.ts';

export interface TransferSearchFormProps {
  /**
   * Initial values.
   * @default the defaults of XFER-05
   */
  initial?: TransferSearch;
}

/** The transfer search form; leads to the matching vehicles (XFER-02 to XFER-08). */
export function TransferSearchForm({ initial }: TransferSearchFormProps) {
  const today = useToday();
  const { transferSearch: limits } = useQuirks();
  const [search, setSearch] = useState(initial ?? createEmptySearch(limits));
  const [wasSent, setWasSent] = useState(false);
  const showResults = useShowResults();
  const places = usePlaceCheck();
  const change = (part: Partial<TransferSearch>) => setSearch({ ...search, ...part });
  const { errors, check } = useSearchErrors(search, limits, wasSent);

  const submit = async () => {
    setWasSent(true);
    if (Object.values(check()).some(Boolean)) return;
    if (await places.check(search)) showResults(search);
  };

  const place = (name: PlaceName, label: string, icon: typeof MapPin) => (
    <div className={styles.place}>
      <PlaceField
        required
        label={label}
        name={name}
        icon={icon}
        value={search[name]}
        problem={places.problems[name]}
        onChange={(value) => {
          places.clear();
          change({ [name]: value });
        }}
      />
    </div>
  );

  return (
    <Form
      label={messages.form}
      errors={{ ...errors, ...toPlaceErrors(places.problems) }}
      onSubmit={() => void submit()}
    >
      <div className={styles.fields}>
        {place('pickupLocation', messages.pickup, MapPin)}
        {place('dropoffLocation', messages.dropoff, MapPinCheck)}
        <TextField
          required
          type="date"
          label={messages.date}
          name="date"
          min={today}
          max={today && getLastBookableDate(today)}
          value={search.date}
          onChange={(date) => change({ date })}
        />
        <TextField
          required
          type="time"
          label={messages.time}
          name="time"
          value={search.time}
          onChange={(time) => change({ time })}
        />
        <NumberStepper
          label={messages.passengers}
          description={placeMessages.passengersHint}
          name="passengers"
          keepsTyped
          {...limits.passengers}
          value={search.passengers}
          onChange={(passengers) => change({ passengers })}
        />
        <NumberStepper
          label={messages.luggage}
          name="luggage"
          keepsTyped
          {...limits.luggage}
          value={search.luggage}
          onChange={(luggage) => change({ luggage })}
        />
      </div>
      <Button type="submit" size="large" icon={Search} width="phone" busy={places.isChecking}>
        {messages.submit}
      </Button>
    </Form>
  );
}

/** Returns a function that stores a search and navigates to its results (XFER-08, XFER-09). */
function useShowResults(): (search: TransferSearch) => void {
  const [, navigate] = useLocation();
  return (search) => {
    storeSearch(search);
    navigate(paths.searchResults, { state: search });
  };
}
