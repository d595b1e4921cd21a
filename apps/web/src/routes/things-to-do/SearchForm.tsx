import { Button, SearchField } from '@aitours/ui';
import { useState } from 'react';
import { messages } from './messages.ts';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps {
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search field; the search runs on submit. */
export function SearchForm({ value, onSearch }: SearchFormProps) {
  const [text, setText] = useState(value);
  // The URL may change elsewhere. The field is not remounted, so that it keeps focus after a search.
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <SearchField
          name="search"
          label={messages.search}
          labelHidden
          placeholder={messages.searchHint}
          maxLength={100}
          value={text}
          onChange={(next) => {
            setText(next);
            if (next === '' && value !== '') onSearch('');
          }}
        />
        <Button type="submit" tone="secondary">
          {messages.searchButton}
        </Button>
      </form>
    </search>
  );
}
