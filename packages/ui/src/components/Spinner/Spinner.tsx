import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Announced once. Omit it where visible text beside the spinner says the same. */
  label?: string;
  /** @default 'medium' */
  size?: 'medium' | 'large';
}

/** Progress of an operation that takes a few seconds at most. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <>
      <svg className={styles.spinner} data-size={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
    </>
  );
}
