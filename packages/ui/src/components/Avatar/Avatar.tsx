import { User } from 'lucide-react';
import { useFailure } from '../Image/useFailure.ts';
import * as styles from './Avatar.css.ts';
import { getInitials } from './getInitials.ts';

export interface AvatarProps {
  /** The person's name. */
  name: string;
  /** The URL of the picture. Without one, or when it fails to load, the initials are shown. */
  src?: string;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Hides the avatar from assistive technology: for an avatar beside the name. */
  decorative?: boolean;
}

/** Shows a person as a picture or as initials. */
export function Avatar({ name, src, size = 'medium', decorative }: AvatarProps) {
  const picture = useFailure(src || undefined);
  const letters = getInitials(name);
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
