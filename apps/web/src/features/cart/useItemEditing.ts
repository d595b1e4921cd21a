import type { Schema } from '@aitours/api-client';
import type { ActivityTime } from '@aitours/domain/availability';
import { useState } from 'react';
import { useApi, useClient } from '../../platform/api.tsx';
import { type CartFailure, editFailure } from './cartFailures.ts';
import {
  type Ages,
  checkEdit,
  type Edit,
  type EditProblems,
  findEdit,
  getAges,
  toItemUpdate,
  toTimeUpdate,
} from './itemEdit.ts';
import { joinItem, toItemChange } from './partyUpdate.ts';
import { useStartTimes } from './useStartTimes.ts';

export interface ItemEditing {
  /** Absent while the item loads. */
  readonly edit: Edit | undefined;
  /** The server did not return the item: these are the page's values (CART-09). */
  readonly isFallback: boolean;
  readonly ages: Ages;
  /** The start times of an activity on its date; none while they are unknown. */
  readonly times: readonly ActivityTime[];
  readonly problems: EditProblems;
  readonly isSaving: boolean;
  readonly failure: CartFailure | undefined;
  readonly change: (edit: Edit) => void;
  readonly save: () => void;
}

/** Manages an edit dialog: loads the item (CART-08), validates, saves (API-19). */
export function useItemEditing(item: Schema<'CartItem'>, onSaved: () => void): ItemEditing {
  const client = useClient();
  const loaded = useApi('getCartItem', { path: { id: item.id } });
  const event = useApi('getTicket', item.item_type === 'ticket' ? { path: { id: item.event.id } } : null);
  const listTimes = useStartTimes(item);
  const hasAges = item.item_type !== 'ticket' || event.data !== undefined || event.failure !== undefined;
  const ages = getAges(item, event.data);
  const [draft, setDraft] = useState<Edit>();
  const [problems, setProblems] = useState<EditProblems>({});
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<CartFailure>();
  const isFallback = loaded.data === undefined && loaded.failure !== undefined;
  const known = loaded.data ?? (isFallback ? item : undefined);
  const edit = draft ?? (known && hasAges ? findEdit(joinItem(known)) : undefined);

  const save = async (wanted: Edit) => {
    const found = checkEdit(wanted, ages);
    setProblems(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      const saved = known ?? item;
      const body = { ...toItemChange(saved, toItemUpdate(wanted)), ...toTimeUpdate(saved, wanted) };
      await client.call('updateCartItem', { path: { id: item.id }, body });
      onSaved();
    } catch (error) {
      setFailure(editFailure(error));
      setSaving(false);
    }
  };

  return {
    edit,
    isFallback,
    ages,
    times: edit ? listTimes(edit.party) : [],
    problems,
    isSaving,
    failure,
    change: setDraft,
    save: () => void (edit && save(edit)),
  };
}
