import { LinkButton } from '@aitours/ui';
import type { ReactNode } from 'react';
import { editorMessages as messages } from '../../shared/editorMessages.ts';

export interface ProductLinksProps {
  /** The page that creates a copy. */
  readonly copy: string;
  /** Its page in the shop. Undefined: travellers can't see it. */
  readonly shop?: string | undefined;
  /** Instead of the page in the shop. */
  readonly preview?: string;
  readonly children?: ReactNode;
}

/** The links from a product to the other pages about it. */
export const ProductLinks = ({ copy, shop, preview, children }: ProductLinksProps) => (
  <>
    <ProductLink href={copy}>{messages.duplicate}</ProductLink>
    {children}
    {shop !== undefined && <ProductLink href={shop}>{messages.toShop}</ProductLink>}
    {shop === undefined && preview !== undefined && <ProductLink href={preview}>{messages.preview}</ProductLink>}
  </>
);

/** A link from a product to another page about it. */
export const ProductLink = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <LinkButton tone="secondary" size="small" href={href}>
    {children}
  </LinkButton>
);
