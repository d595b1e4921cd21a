import { Search } from 'lucide-react';
import * as styles from './DecorativeSearch.css.ts';
import { shellMessages } from './messages.ts';

/** The header's search box without effect (SHELL-41, QUIRK-15). A plain input, because every page loads it. */
export function DecorativeSearch() {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} autoComplete="off">
      <Search aria-hidden className={styles.icon} />
      <input
        type="search"
        className={styles.input}
        aria-label={shellMessages.search}
        placeholder={shellMessages.search}
      />
    </form>
  );
}
