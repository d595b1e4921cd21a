import { Text } from '@aitours/ui';
import { useQuirks } from './api.tsx';

/** Says that amounts with the sign of another currency are in dirhams (QUIRK-01); nothing where all signs are true. */
export function PriceNote() {
  const { note } = useQuirks().prices;
  return (
    note && (
      <Text size="small" tone="soft">
        {note}
      </Text>
    )
  );
}
