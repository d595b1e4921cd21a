import { toDubaiDate } from '@aitours/domain/dates';
import { checkTransferSearch, emptySearch, popularPlaces, type TransferSearch } from '@aitours/domain/transfers';
import { Button, Form, NumberStepper, TextField } from '@aitours/ui';
import { MapPin, MapPinCheck, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useQuirks } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { useToday } from '../../platform/useToday.ts';
import { messages } from './messages.ts';
import { searchErrors } from './searchErrors.ts';
import { MAX_PLACE_LENGTH } from './searchFromQuery.ts';
import { storeSearch } from './storedSearch.ts';
import * as styles from './TransferSearchForm.css.ts';

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
  const [search, setSearch] = useState(initial ?? emptySearch(limits));
  const [wasSent, setWasSent] = useState(false);
  const showResults = useShowResults();
  const placesId = useId();
  const change = (part: Partial<TransferSearch>) => setSearch({ ...search, ...part });
  const errors = wasSent && today ? searchErrors(checkTransferSearch(search, today, limits), limits) : {};

  const submit = () => {
    setWasSent(true);
    // The clock, not `today`, which is undefined for a moment in which the form can already be submitted.
    if (Object.keys(checkTransferSearch(search, toDubaiDate(new Date()), limits)).length === 0) showResults(search);
  };

  const place = (name: 'pickupLocation' | 'dropoffLocation', label: string, icon: typeof MapPin) => (
    <div className={styles.place}>
      <TextField
        required
        label={label}
        name={name}
        icon={icon}
        list={placesId}
        autoComplete="off"
        maxLength={MAX_PLACE_LENGTH}
        placeholder={messages.placeHint}
        value={search[name]}
        onChange={(value) => change({ [name]: value })}
      />
    </div>
  );

  return (
    <Form label={messages.form} errors={errors} onSubmit={submit}>
      <PopularPlaces id={placesId} />
      <div className={styles.fields}>
        {place('pickupLocation', messages.pickup, MapPin)}
        {place('dropoffLocation', messages.dropoff, MapPinCheck)}
        <TextField
          required
          type="date"
          label={messages.date}
          name="date"
          min={today}
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
          name="passengers"
          {...limits.passengers}
          value={search.passengers}
          onChange={(passengers) => change({ passengers })}
        />
        <NumberStepper
          label={messages.luggage}
          name="luggage"
          {...limits.luggage}
          value={search.luggage}
          onChange={(luggage) => change({ luggage })}
        />
      </div>
      <Button type="submit" size="large" icon={Search} width="phone">
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

const PopularPlaces = ({ id }: { id: string }) => (
  <datalist id={id}>
    {popularPlaces.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
