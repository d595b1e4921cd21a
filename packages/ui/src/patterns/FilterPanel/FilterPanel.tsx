import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './FilterPanel.css.ts';

export interface FilterPanelProps {
  /** What narrows the list: `FilterGroups`. A closed panel can do without. */
  children: ReactNode;
  /** Whether the panel is open (BROWSE-03). */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many filters are set. */
  count: number;
  onClear: () => void;
  /** What is left: "12 results". Announced when it changes. */
  result: string;
}

/** Choices that narrow a list. The button says how many are set, so that a closed panel hides nothing. */
export function FilterPanel({ children, open, onOpenChange, count, onClear, result }: FilterPanelProps) {
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
      </div>
      <div id={panelId} className={styles.groups} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
