import type { Schema } from '@aitours/api-client';
import { useMemo } from 'react';
import { useBrowserStore } from '../../hydration/index.ts';
import { parseJson, readStorage, writeStorageJson } from '../../platform/storage.ts';
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
const listeners = new Set<() => void>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  // Another tab.
  addEventListener('storage', onChange);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

const getKey = (account: string): string => `gate scans of ${account}`;

/** Storage contains only what this module has written, or nothing that it understands. */
function parseStored(text: string | null): Stored {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('scans' in value) || !('refused' in value)) return empty;
  return Array.isArray(value.scans) && Array.isArray(value.refused)
    ? { scans: value.scans, refused: value.refused }
    : empty;
}

/** What is stored if the browser's storage doesn't work: until the page is closed. */
const unstored = new Map<string, string>();

const readText = (key: string): string => unstored.get(key) ?? readStorage(key, 'local') ?? '';

/** Returns the unsent scans of the signed-in account, and a function that changes them. */
export function useUnsentScans(): UnsentScans {
  const key = getKey(useOwner());
  const text = useBrowserStore(
    subscribe,
    () => readText(key),
    () => '',
  );
  return useMemo(() => {
    const change: UnsentScans['change'] = (next) => {
      // Read again: a response may have changed it since the page was rendered.
      const stored = next(parseStored(readText(key)));
      if (!writeStorageJson(key, stored, 'local')) unstored.set(key, JSON.stringify(stored));
      for (const listener of listeners) listener();
    };
    return { ...parseStored(text), change };
  }, [key, text]);
}
