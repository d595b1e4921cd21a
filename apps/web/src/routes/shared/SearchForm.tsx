import { Button, SearchField } from '@aitours/ui';
import { type ReactNode, useState } from 'react';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps {
  messages: { readonly search: string; readonly searchHint: string; readonly searchButton: string };
  /** The current search text. */
  value: string;
  onSearch: (text: string) => void;
  /** The page that searches without scripts. Absent: the current one. */
  action?: string;
  /** The name of its query parameter. */
  name?: string;
  /** Wraps the field, to add to it. */
  renderField?: (field: ReactNode, control: SearchControl) => ReactNode;
}

export interface SearchControl {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** The search field; the search runs on submit. */
export function SearchForm({ messages, value, onSearch, action, name = 'search', renderField }: SearchFormProps) {
  const [text, setText] = useState(value);
  // The URL may change elsewhere. The field is not remounted, so that it keeps focus after a search.
  const [searched, setSearched] = useState(value);
  if (value !== searched) {
    setSearched(value);
    setText(value);
  }
  const change = (next: string) => {
    setText(next);
    if (next === '' && value !== '') onSearch('');
  };
  const field = (
    <SearchField
      name={name}
      label={messages.search}
      labelHidden
      placeholder={messages.searchHint}
      maxLength={100}
      value={text}
      onChange={change}
    />
  );
  return (
    <search>
      <form
        className={styles.search}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        {renderField ? renderField(field, { value: text, onChange: change }) : field}
        <Button type="submit" tone="secondary">
          {messages.searchButton}
        </Button>
      </form>
    </search>
  );
}
