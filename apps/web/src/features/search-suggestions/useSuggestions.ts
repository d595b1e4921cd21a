import type { Schema } from '@aitours/api-client';
import { useEffect, useState } from 'react';
import { useClient } from '../../platform/api.tsx';

/** Long enough that fast typing sends one request. */
const debounceMs = 150;
const minLength = 2;
const none: Schema<'SearchSuggestions'> = { corrected: null, suggestions: [] };

/**
 * Returns the suggestions for a partly typed text. Until those for the next letter have arrived, the ones before stay;
 * outdated requests are aborted. If suggestions can't be loaded, there are none.
 *
 * @param text no request for an empty one
 */
export function useSuggestions(text: string): Schema<'SearchSuggestions'> {
  const client = useClient();
  const [found, setFound] = useState(none);
  const typed = text.trim();
  const isTyped = typed.length >= minLength;
  useEffect(() => {
    if (!isTyped) return setFound(none);
    const request = new AbortController();
    const timer = setTimeout(() => {
      void client
        .call('listSearchSuggestions', { query: { q: typed } }, { signal: request.signal })
        .catch(() => none)
        .then((response) => request.signal.aborted || setFound(response));
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [client, typed, isTyped]);
  return isTyped ? found : none;
}
