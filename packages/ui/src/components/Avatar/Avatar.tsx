import { User } from 'lucide-react';
import { useFailure } from '../Image/useFailure.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose picture it is. */
  name: string;
  /** Without a picture, or when it fails, the initials stand for it. */
  src?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** The name stands beside it in words: it need not be read twice. */
  decorative?: boolean;
}

/** A person. */
export function Avatar({ name, src, size = 'medium', decorative }: AvatarProps) {
  const picture = useFailure(src || undefined);
  const letters = initials(name);
  const named =
    decorative || !name ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span {...named} className={styles.avatar} data-size={size}>
      {!picture.failed ? (
        <img ref={picture.ref} className={styles.image} loading="lazy" src={src} alt="" onError={picture.fail} />
      ) : (
        letters || <User aria-hidden className={styles.icon} />
      )}
    </span>
  );
}
