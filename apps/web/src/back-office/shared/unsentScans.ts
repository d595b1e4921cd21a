import type { Schema } from '@aitours/api-client';
import { useMemo } from 'react';
import { createStore, type Store, useStore } from '../../platform/createStore.ts';
import { parseJson } from '../../platform/storage.ts';
import { useOwner } from '../../platform/useOwner.ts';

/** A scan that this browser has decided without the server, or the undoing of one. It has no name of a traveller. */
export interface UnsentScan extends Schema<'PassScan'> {
  /** The number of the pass. */
  readonly number: string;
  readonly isUndone: boolean;
}

/** A scan that admitted a traveller without a network, and that the server has refused later. */
export interface RefusedScan {
  readonly id: string;
  readonly number: string;
  readonly result: Schema<'ScanResult'>;
  readonly checkIn: Schema<'CheckIn'> | null;
}

interface Stored {
  readonly scans: readonly UnsentScan[];
  readonly refused: readonly RefusedScan[];
}

/** The scans that an account hasn't sent yet. They stay when the session ends, and are sent in its next one. */
export interface UnsentScans extends Stored {
  readonly change: (change: (stored: Stored) => Stored) => void;
}

const empty: Stored = { scans: [], refused: [] };
const getKey = (account: string): string => `gate scans of ${account}`;

/** Storage contains only what this module has written, or nothing that it understands. */
function parseStored(text: string | null): Stored {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('scans' in value) || !('refused' in value)) return empty;
  return Array.isArray(value.scans) && Array.isArray(value.refused)
    ? { scans: value.scans, refused: value.refused }
    : empty;
}

/** One store for each account, because all components that show its scans share it. */
const stores = new Map<string, Store<Stored>>();

function getStore(key: string): Store<Stored> {
  const store = stores.get(key) ?? createStore(key, 'local', parseStored);
  stores.set(key, store);
  return store;
}

/** Returns the unsent scans of the signed-in account, and a function that changes them. */
export function useUnsentScans(): UnsentScans {
  const store = getStore(getKey(useOwner()));
  const stored = useStore(store, empty);
  return useMemo(
    // Read again: a response may have changed it since the page was rendered.
    () => ({ ...stored, change: (change) => store.write(JSON.stringify(change(store.read()))) }),
    [store, stored],
  );
}
