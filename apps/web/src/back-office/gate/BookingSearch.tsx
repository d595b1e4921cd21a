import { parseBookingKind } from '@aitours/domain/booking';
import { parseScannedText } from '@aitours/domain/check-ins';
import { Banner, Button, Form, Stack, Text, TextField } from '@aitours/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { ExpectedBookings, type ExpectedBookingsProps } from './ExpectedBookings.tsx';
import { type ExpectedBooking, findExpected } from './expectedDay.ts';
import { messages } from './messages.ts';

const texts = messages.search;
const MAX_SHOWN = 20;

interface Searched {
  readonly text: string;
  readonly state: 'searching' | 'failed' | 'done';
  readonly bookings: readonly ExpectedBooking[];
}

interface BookingSearchProps extends ExpectedBookingsProps {
  /** A pass that is typed meanwhile stays in the field. */
  readonly isScanning: boolean;
  readonly onScan: (pass: string) => void;
}

/** Finds bookings by number or name, while the text is typed; a number of another day on the server. */
export function BookingSearch({ bookings, today, isScanning, onScan, onCheckIn, onUndo }: BookingSearchProps) {
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { searched, search } = useServerSearch(today);
  const own = findExpected(bookings, text);
  const isSearched = searched?.text === text.trim();
  const found = own.length === 0 && isSearched ? searched.bookings : own;
  const submit = () => {
    setEmpty(text.trim() === '');
    const pass = parseScannedText(text);
    if (pass !== undefined) {
      if (isScanning) return;
      onScan(pass);
      setText('');
    } else if (own.length === 0 && parseBookingKind(text.trim().toUpperCase())) search(text.trim());
  };
  return (
    <Stack>
      <Form label={texts.form} errors={{ text: isEmpty ? texts.empty : undefined }} onSubmit={submit}>
        <TextField
          name="text"
          label={texts.label}
          description={texts.hint}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="search"
          onChange={(value) => {
            setText(value);
            setEmpty(false);
          }}
        />
        <Button
          type="submit"
          tone="secondary"
          width="full"
          icon={Search}
          busy={isScanning || (isSearched && searched.state === 'searching')}
        >
          {texts.submit}
        </Button>
      </Form>
      <div role="status">
        {text.trim() !== '' && (
          <Text size="small" tone="soft">
            {found.length === 0 ? texts.none(text.trim()) : texts.found(found.length)}{' '}
            {found.length > MAX_SHOWN && texts.more}
          </Text>
        )}
      </div>
      {isSearched && searched.state === 'failed' && (
        <Banner tone="critical" announce="alert">
          {texts.failed}
        </Banner>
      )}
      <ExpectedBookings bookings={found.slice(0, MAX_SHOWN)} today={today} onCheckIn={onCheckIn} onUndo={onUndo} />
    </Stack>
  );
}

function useServerSearch(date: string) {
  const client = useClient();
  const [searched, setSearched] = useState<Searched>();
  const search = (text: string) => {
    setSearched({ text, state: 'searching', bookings: [] });
    client.call('listExpectedBookings', { query: { date, search: text } }).then(
      ({ results }) => setSearched({ text, state: 'done', bookings: results }),
      () => setSearched({ text, state: 'failed', bookings: [] }),
    );
  };
  return { searched, search };
}
