import { Ban, CircleCheck, CircleDashed, CircleHelp, CircleX, Flag, type LucideIcon, Undo2 } from 'lucide-react';
import { Badge, type BadgeProps } from '../../components/Badge/Badge.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';

/** What a status means for the traveller; each has its own colour and icon (BOOK-08). */
export type StatusMeaning = 'settled' | 'pending' | 'cancelled' | 'completed' | 'refunded' | 'failed' | 'unknown';

export interface StatusBadgeProps {
  /** Whether it is the booking's or the payment's status; always read by screen readers. */
  of: 'booking' | 'payment';
  /** The visible status: "Confirmed". */
  label: string;
  meaning: StatusMeaning;
  /** Shows whose status it is, for badges side by side: "Payment: Paid".
   * @default false */
  labelled?: boolean;
}

const appearances: Record<StatusMeaning, { tone: BadgeProps['tone']; icon: LucideIcon }> = {
  settled: { tone: 'positive', icon: CircleCheck },
  pending: { tone: 'pending', icon: CircleDashed },
  cancelled: { tone: 'critical', icon: Ban },
  completed: { tone: 'info', icon: Flag },
  refunded: { tone: 'refunded', icon: Undo2 },
  failed: { tone: 'critical', icon: CircleX },
  unknown: { tone: 'neutral', icon: CircleHelp },
};

/** The status of a booking or its payment. The page maps a status to its meaning, the badge maps it to colour and icon. */
export function StatusBadge({ of, label, meaning, labelled = false }: StatusBadgeProps) {
  const messages = usePatternMessages();
  const { tone, icon } = appearances[meaning];
  const Label = labelled ? 'span' : VisuallyHidden;
  return (
    <Badge tone={tone} icon={icon}>
      <Label>{of === 'booking' ? messages.bookingStatus : messages.paymentStatus}: </Label>
      {label}
    </Badge>
  );
}
