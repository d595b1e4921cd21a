import { parseScannedText } from '@aitours/domain/check-ins';
import type { CalendarDate } from '@aitours/domain/dates';
import { Disclosure, Meter, NativeSelect, Stack, TextField } from '@aitours/ui';
import { BookingSearch } from './BookingSearch.tsx';
import { CameraScanner } from './CameraScanner.tsx';
import * as styles from './CheckIns.css.ts';
import { countPasses, type ExpectedBooking, listProducts, ofProduct } from './expectedDay.ts';
import { GateNotices, type GateNoticesProps } from './GateNotices.tsx';
import { messages } from './messages.ts';
import { ScanOutcome } from './ScanOutcome.tsx';
import type { Gate } from './useGate.ts';
import type { useGateSettings } from './useGateSettings.ts';

export interface CheckInsViewProps
  extends Pick<Gate, 'bookings' | 'shown' | 'isScanning' | 'scan' | 'undo'>,
    GateNoticesProps {
  readonly today: CalendarDate;
  readonly settings: ReturnType<typeof useGateSettings>;
}

const MAX_NAME_LENGTH = 40;

/** The gate: the last result, the camera, and the day's bookings. */
export function CheckInsView({ bookings, settings, today, scan, undo, ...rest }: CheckInsViewProps) {
  const shown = ofProduct(bookings, settings.productId);
  return (
    <Stack gap="large">
      <GateNotices offlineSince={rest.offlineSince} unsent={rest.unsent} />
      <div className={styles.columns}>
        <Stack>
          <Progress bookings={shown} />
          <ScanOutcome shown={rest.shown} isScanning={rest.isScanning} onUndo={undo} />
          {/* A code that isn't a pass is refused like a forged one. */}
          <CameraScanner onRead={(text) => scan([parseScannedText(text) ?? unknownPass])} />
        </Stack>
        <Stack>
          <BookingSearch
            bookings={shown}
            today={today}
            isScanning={rest.isScanning}
            onScan={(pass) => scan([pass])}
            onCheckIn={(numbers) => scan(numbers, true)}
            onUndo={undo}
          />
          <Settings bookings={bookings} settings={settings} />
        </Stack>
      </div>
    </Stack>
  );
}

/** No key has signed it. */
const unknownPass = 'A'.repeat(100);

function Progress({ bookings }: { readonly bookings: readonly ExpectedBooking[] }) {
  const { checkedIn, all } = countPasses(bookings);
  return (
    <Meter
      label={messages.progress}
      value={checkedIn}
      max={Math.max(all, 1)}
      valueText={messages.progressOf(checkedIn, all)}
      tone="positive"
    />
  );
}

function Settings({ bookings, settings }: Pick<CheckInsViewProps, 'bookings' | 'settings'>) {
  const products = listProducts(bookings).map(({ id, title }) => ({ value: id, label: title || messages.rides }));
  // The product of another day stays selected, until it is changed.
  const isListed = settings.productId === '' || products.some(({ value }) => value === settings.productId);
  const options = [
    { value: '', label: messages.allProducts },
    ...products,
    ...(isListed ? [] : [{ value: settings.productId, label: messages.noneToday }]),
  ];
  return (
    <Disclosure title={messages.settings}>
      <Stack>
        <NativeSelect
          label={messages.product}
          options={options}
          value={settings.productId}
          onChange={settings.setProductId}
        />
        <TextField
          label={messages.gateName}
          description={messages.gateNameHint}
          value={settings.name}
          placeholder={messages.defaultGate}
          maxLength={MAX_NAME_LENGTH}
          onChange={settings.setName}
        />
      </Stack>
    </Disclosure>
  );
}
