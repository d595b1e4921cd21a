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
 * A list without bullets. The explicit role restores the list semantics that Safari drops without bullets, and is what
 * the reset selects. Internal, so it takes a class name.
 */
export function PlainList({ as: Element = 'ul', ...rest }: PlainListProps) {
  return <Element {...{ role: 'list' }} {...rest} />;
}
