import { Text } from '@aitours/ui';
import { useQuirks } from './api.tsx';

/** Informs a guest that the discount of a first booking is applied after sign-in (QUIRK-12). */
export function FirstBookingHint() {
  const { percent } = useQuirks().firstBooking;
  if (percent === 0) return null;
  return (
    <Text size="small" tone="soft">
      {`Your first booking costs ${percent}% less. We take the discount off after you sign in.`}
    </Text>
  );
}
