import type { Schema } from '@aitours/api-client';
import { Button, Checkbox, Inline, Stack, type TableColumn, Text, VisuallyHidden } from '@aitours/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import type { OfferedAction } from './BulkActionDialog.tsx';
import { bulkMessages as messages } from './bulkMessages.ts';
import type { QuotedBooking } from './bulkRows.ts';

const BulkActionDialog = lazy(() => import('./BulkActionDialog.tsx'));

type Booking = Schema<'StaffBooking'>;

/** The most bookings of a request, by the contract. */
const maxSelected = 100;

/** The bookings that are selected, on whatever page of the list they are. */
export interface Selection {
  readonly selected: readonly string[];
  readonly onSelect: (selected: readonly string[]) => void;
}

/** Adds a column with a checkbox for each booking. */
export const withSelection = (
  { selected, onSelect }: Selection,
  columns: readonly TableColumn<Booking>[],
): readonly TableColumn<Booking>[] => [
  {
    key: 'select',
    header: messages.select,
    cell: ({ booking_number: number }) => {
      const isSelected = selected.includes(number);
      return (
        <Checkbox
          checked={isSelected}
          disabled={!isSelected && selected.length >= maxSelected}
          onChange={(checked) => onSelect(checked ? [...selected, number] : without(selected, [number]))}
        >
          <VisuallyHidden>{messages.selectBooking(number)}</VisuallyHidden>
        </Checkbox>
      );
    },
  },
  ...columns,
];

const without = (selected: readonly string[], others: readonly string[]) =>
  selected.filter((number) => !others.includes(number));

const actions = ['record-cash', 'send-confirmation', 'send-message', 'cancel'] as const satisfies OfferedAction[];

export interface BulkActionsProps extends Selection {
  /** The bookings of the page. */
  readonly rows: readonly Booking[];
  /** Called when bookings may have changed. */
  readonly onApplied: () => void;
}

/** Selects the bookings of a page, and previews an action on the selected ones. */
export function BulkActions({ rows, selected, onSelect, onApplied }: BulkActionsProps) {
  const client = useClient();
  const attempt = useAttempt(messages.previewFailed);
  const [chosen, setChosen] = useState<OfferedAction>();
  const [preview, setPreview] = useState<{ action: OfferedAction; quotes: readonly QuotedBooking[] }>();
  const frame = useRef<HTMLElement>(null);
  const show = (action: OfferedAction) =>
    attempt.run(async () => {
      setChosen(action);
      const body = { action, booking_numbers: [...selected] };
      const { results: quotes } = await client.call('quoteBulkAction', { body });
      setPreview({ action, quotes });
    });
  const clear = () => {
    onSelect([]);
    // The button disappears with the selection.
    frame.current?.querySelector('input')?.focus();
  };
  return (
    <section aria-label={messages.region} ref={frame}>
      <Stack gap="small">
        <Inline justify="between">
          <PageCheckbox rows={rows} selected={selected} onSelect={onSelect} />
          <Text size="small" as="div">
            <span role="status">{selected.length > 0 && messages.selected(selected.length, maxSelected)}</span>
          </Text>
        </Inline>
        {selected.length > 0 && (
          <ActionButtons loading={attempt.isBusy ? chosen : undefined} onAction={show} onClear={clear} />
        )}
        <AttemptError text={attempt.error} />
      </Stack>
      {preview && (
        <Suspense>
          <BulkActionDialog
            {...preview}
            onClose={(isApplied) => {
              setPreview(undefined);
              if (isApplied) onApplied();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

function PageCheckbox({ rows, selected, onSelect }: Pick<BulkActionsProps, 'rows' | keyof Selection>) {
  const onPage = rows.map(({ booking_number: number }) => number);
  const left = without(onPage, selected);
  const isSome = left.length < onPage.length;
  return (
    <Checkbox
      checked={left.length === 0}
      indeterminate={isSome && left.length > 0}
      onChange={(checked) =>
        onSelect(checked ? [...selected, ...left].slice(0, maxSelected) : without(selected, onPage))
      }
    >
      {messages.selectPage}
    </Checkbox>
  );
}

interface ActionButtonsProps {
  /** The action whose preview loads. Its button stays enabled, because the focus returns to it. */
  readonly loading: OfferedAction | undefined;
  readonly onAction: (action: OfferedAction) => void;
  readonly onClear: () => void;
}

const ActionButtons = ({ loading, onAction, onClear }: ActionButtonsProps) => (
  <Inline gap="small">
    {actions.map((action) => (
      <Button
        key={action}
        size="small"
        tone={action === 'cancel' ? 'danger' : 'secondary'}
        busy={action === loading}
        onClick={() => onAction(action)}
      >
        {messages.buttons[action]}
      </Button>
    ))}
    <Button size="small" tone="quiet" onClick={onClear}>
      {messages.clear}
    </Button>
  </Inline>
);
