import { Autocomplete } from '@aitours/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { clearRecentSearches, useRecentSearches } from './recentSearches.ts';
import type { SearchBoxProps } from './SearchBox.tsx';
import { clearRecent, listRecentGroups, listSuggestionGroups } from './suggestionGroups.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The search field with suggestions; it replaces the plain one, which has the focus. */
export default function SuggestingField({ label, placeholder, value, onChange, onSearch }: SearchBoxProps) {
  const [, navigate] = useLocation();
  const box = useRef<HTMLDivElement>(null);
  // What was searched for or chosen needs no suggestions.
  const [settled, setSettled] = useState<string>();
  const searched = new URLSearchParams(useSearch()).get('q');
  const isSettled = value === settled || (value !== '' && value.trim() === searched);
  const found = useSuggestions(isSettled ? '' : value);
  const recent = useRecentSearches();
  const groups = isSettled ? [] : value === '' ? listRecentGroups(recent) : listSuggestionGroups(found, value);

  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  const settle = (text: string) => {
    setSettled(text);
    onChange(text);
  };
  const select = (chosen: string) => {
    settle('');
    if (chosen === clearRecent) clearRecentSearches();
    else navigate(chosen);
  };
  const search = (text: string) => {
    settle(text);
    onSearch(text.trim());
  };
  return (
    <div ref={box}>
      <Autocomplete
        label={label}
        labelHidden
        placeholder={placeholder}
        maxLength={100}
        search
        openOnFocus
        onFocus={() => value === '' && setSettled(undefined)}
        suggestions={groups}
        value={value}
        onChange={(text) => {
          setSettled(undefined);
          onChange(text);
        }}
        onSelect={select}
        onSubmit={search}
      />
    </div>
  );
}
