import type { ReactNode, Ref } from 'react';

interface PlainListProps {
  children: ReactNode;
  className: string;
  /** @default 'ul' */
  as?: 'ul' | 'ol';
  id?: string;
  hidden?: boolean;
  ref?: Ref<HTMLUListElement & HTMLOListElement>;
}

/**
 * A list without bullets. Safari no longer calls a list without bullets a list unless its role says so, and the reset
 * takes the bullets away by that role. Used inside the library only: hence the class.
 */
export function PlainList({ as: Element = 'ul', ...rest }: PlainListProps) {
  return <Element {...{ role: 'list' }} {...rest} />;
}
