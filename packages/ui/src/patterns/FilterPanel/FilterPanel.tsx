import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './FilterPanel.css.ts';

export interface FilterPanelProps {
  /** The `FilterGroups`; may be missing while the panel is closed. */
  children: ReactNode;
  /** Whether the panel is open (BROWSE-03). */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The number of active filters. */
  count: number;
  onClear: () => void;
  /** "12 results"; announced when it changes. */
  result: string;
  /** The field for the order of the list. */
  sort?: ReactNode;
}

/** Filters of a list, collapsible. The button shows the number of active filters. */
export function FilterPanel({ children, open, onOpenChange, count, onClear, result, sort }: FilterPanelProps) {
  const messages = usePatternMessages();
  const panelId = useId();
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Button
          tone="secondary"
          size="small"
          icon={SlidersHorizontal}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => onOpenChange(!open)}
        >
          {open ? messages.hideFilters : messages.showFilters}
          {count > 0 && ` (${count})`}
        </Button>
        {count > 0 && (
          <Button tone="quiet" size="small" icon={X} onClick={onClear}>
            {messages.clearFilters}
          </Button>
        )}
        <p className={styles.result} role="status">
          {result}
        </p>
        {sort}
      </div>
      <div id={panelId} className={styles.groups} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
