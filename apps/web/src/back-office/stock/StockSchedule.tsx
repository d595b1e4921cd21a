import { toErrorMessage } from '@aitours/api-client';
import { Button, ErrorState, Inline, PageSkeleton, Section, Stack, Text } from '@aitours/ui';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useStaffApi } from '../shared/useStaffApi.ts';
import * as styles from './Availability.css.ts';
import { BlackoutForm } from './BlackoutForm.tsx';
import { RemovePart } from './RemovePart.tsx';
import { StockRuleForm } from './StockRuleForm.tsx';
import { removePart, type StockBlackout, type StockRule, toRuleDraft } from './scheduleDraft.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import type { ScheduleProps } from './useScheduleEdit.ts';

export interface StockScheduleProps {
  readonly calendar: StockCalendar;
  readonly today: string;
  readonly onChanged: () => void;
}

type Open =
  | { readonly what: 'rule'; readonly rule?: StockRule }
  | { readonly what: 'blackout'; readonly blackout?: StockBlackout }
  | { readonly what: 'remove-rule'; readonly rule: StockRule }
  | { readonly what: 'remove-blackout'; readonly blackout: StockBlackout };

/** The rules and closed dates of a product, with what changes them. */
export function StockSchedule({ calendar, today, onChanged }: StockScheduleProps) {
  const { product_type, product_id, last_edit } = calendar;
  const notify = useNotify();
  const [open, setOpen] = useState<Open>();
  const { data, failure, reload } = useStaffApi('getStockSchedule', { path: { product_type, product_id } });
  // Undoing an edit of the stock may restore other rules.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reload` is another function in each rendering
  useEffect(reload, [last_edit?.stock_edit_id]);
  const { section, expectChange } = useFocusAfterChange(data);
  const close = () => setOpen(undefined);
  const onApplied = () => {
    expectChange();
    close();
    notify('success', messages.saved);
    reload();
    onChanged();
  };
  return (
    <Section title={messages.title} description={messages.lead} size="medium">
      {data ? (
        <div ref={section}>
          <Parts calendar={calendar} rules={data.rules} blackouts={data.blackouts} onOpen={setOpen} />
          {open && (
            <OpenDialog
              open={open}
              today={today}
              {...{ calendar, onApplied, schedule: data, onStale: reload, onClose: close }}
            />
          )}
        </div>
      ) : failure === undefined ? (
        <PageSkeleton shape="list" label={messages.loading} />
      ) : (
        <ErrorState level={3} title={messages.failed} onRetry={reload}>
          {toErrorMessage(failure)}
        </ErrorState>
      )}
    </Section>
  );
}

/** Moves the focus to the section's first button after a change, if what had it is gone. */
function useFocusAfterChange(data: unknown) {
  const section = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is rendered again after each load
  useEffect(() => {
    if (!isExpected.current || document.activeElement !== document.body) return;
    isExpected.current = false;
    section.current?.querySelector('button')?.focus();
  }, [data]);
  const expectChange = () => {
    isExpected.current = true;
  };
  return { section, expectChange };
}

interface PartsProps {
  readonly calendar: StockCalendar;
  readonly rules: readonly StockRule[];
  readonly blackouts: readonly StockBlackout[];
  readonly onOpen: (open: Open) => void;
}

function Parts({ calendar, rules, blackouts, onOpen }: PartsProps) {
  return (
    <Stack gap="large">
      <PartList
        label={messages.rules}
        empty={messages.noRules}
        add={messages.addRule}
        onAdd={() => onOpen({ what: 'rule' })}
        parts={rules.map((rule) => ({
          text: messages.rule(rule, calendar.time_slots),
          // The form can't show what a program has stored in other words.
          onChange: toRuleDraft(rule) && (() => onOpen({ what: 'rule', rule })),
          onRemove: () => onOpen({ what: 'remove-rule', rule }),
        }))}
      />
      <PartList
        label={messages.blackouts}
        empty={messages.noBlackouts}
        add={messages.addBlackout}
        onAdd={() => onOpen({ what: 'blackout' })}
        parts={blackouts.map((blackout) => ({
          text: messages.blackout(blackout),
          onChange: () => onOpen({ what: 'blackout', blackout }),
          onRemove: () => onOpen({ what: 'remove-blackout', blackout }),
        }))}
      />
    </Stack>
  );
}

interface PartListProps {
  readonly label: string;
  readonly empty: string;
  readonly add: string;
  readonly onAdd: () => void;
  readonly parts: readonly {
    readonly text: string;
    readonly onChange: (() => void) | undefined;
    readonly onRemove: () => void;
  }[];
}

function PartList({ label, empty, add, onAdd, parts }: PartListProps) {
  return (
    <Section title={label} level={3} size="small">
      {parts.length === 0 && <Text tone="soft">{empty}</Text>}
      {parts.length > 0 && (
        <ul className={styles.parts} aria-label={label}>
          {parts.map(({ text, onChange, onRemove }) => (
            <li key={text} className={styles.part}>
              <Text>{text}</Text>
              <Inline gap="small">
                {onChange && (
                  <Button size="small" tone="secondary" aria-label={messages.changePart(text)} onClick={onChange}>
                    {messages.change}
                  </Button>
                )}
                <Button size="small" tone="quiet" aria-label={messages.removePart(text)} onClick={onRemove}>
                  {messages.remove}
                </Button>
              </Inline>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button tone="secondary" size="small" icon={Plus} onClick={onAdd}>
          {add}
        </Button>
      </div>
    </Section>
  );
}

interface OpenDialogProps extends ScheduleProps {
  readonly open: Open;
  readonly today: string;
}

function OpenDialog({ open, today, ...props }: OpenDialogProps) {
  const { calendar, schedule } = props;
  switch (open.what) {
    case 'rule':
      return <StockRuleForm {...props} rule={open.rule} today={today} />;
    case 'blackout':
      return <BlackoutForm {...props} blackout={open.blackout} today={today} />;
    case 'remove-rule':
      return (
        <RemovePart
          {...props}
          title={messages.removeRuleTitle}
          text={open.rule.start_time === undefined ? messages.removeRuleText : messages.removeCreatedText}
          part={messages.rule(open.rule, calendar.time_slots)}
          next={{ ...schedule, rules: removePart(schedule.rules, open.rule) }}
        />
      );
    case 'remove-blackout':
      return (
        <RemovePart
          {...props}
          title={messages.removeBlackoutTitle}
          text={messages.removeBlackoutText}
          part={messages.blackout(open.blackout)}
          next={{ ...schedule, blackouts: removePart(schedule.blackouts, open.blackout) }}
        />
      );
  }
}
