import { isProblem, type Schema } from '@aitours/api-client';
import { type BulkSlotsErrors, checkBulkSlots, isBulkComplete } from '@aitours/domain/staff';
import { useState } from 'react';
import { useClient } from '../../../platform/api.tsx';
import { useToday } from '../../../platform/useToday.ts';
import { type BulkPlan, createFirstPlan, toBulkBody } from './bulkPlan.ts';
import { type DryRun, useDryRun } from './useDryRun.ts';

export interface BulkSlots {
  readonly plan: BulkPlan;
  readonly today: string;
  /** Validation errors of the plan. */
  readonly problems: BulkSlotsErrors;
  readonly dryRun: DryRun;
  /** All required fields are filled in (STAFF-22). */
  readonly isComplete: boolean;
  readonly isSaving: boolean;
  /** STAFF-25; `reason` is the server's message. */
  readonly failure: { readonly reason: string | undefined } | undefined;
  readonly change: (change: Partial<BulkPlan>) => void;
  readonly submit: () => void;
}

/** Manages a plan for an event's slots: editing, preview, submit. */
export function useBulkSlots(event: Schema<'Event'>, onCreated: (slots: number) => void): BulkSlots {
  const client = useClient();
  const today = useToday() ?? '';
  const [plan, setPlan] = useState(() => createFirstPlan(event.ticket_types[0]?.id ?? ''));
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<BulkSlots['failure']>();
  const isComplete = isBulkComplete(plan);
  const problems = checkBulkSlots(plan, { first: event.start_date, last: event.end_date }, today);
  const isSendable = isComplete && Object.keys(problems).length === 0;
  const dryRun = useDryRun(event.id, isSendable && !isSaving ? plan : null);

  const send = async () => {
    setSaving(true);
    setFailure(undefined);
    try {
      const response = await client.call('bulkCreateTicketSlots', { path: { id: event.id }, body: toBulkBody(plan) });
      onCreated(response.slots_created);
    } catch (error) {
      setFailure({
        reason: isProblem(error) ? (Object.values(error.errors ?? {})[0]?.[0] ?? error.detail) : undefined,
      });
      setSaving(false);
    }
  };

  return {
    plan,
    today,
    problems,
    dryRun,
    isComplete,
    isSaving,
    failure,
    change: (change) => setPlan((known) => ({ ...known, ...change })),
    submit: () => void (isSendable && !isSaving && send()),
  };
}
