import { ErrorState, LinkButton, TextLink } from '@aitours/ui';
import { Compass } from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

const returnHome = <LinkButton href={paths.home}>{messages.returnHome}</LinkButton>;

export interface ProductNotFoundProps {
  title: string;
  text: string;
  /** Where the other products of the kind are. */
  others: { readonly label: string; readonly href: string };
}

/** Shown when a product's slug is unknown. */
export const ProductNotFound = ({ title, text, others }: ProductNotFoundProps) => (
  <ErrorState
    level={1}
    icon={Compass}
    title={title}
    action={
      <>
        {returnHome}
        <TextLink href={others.href}>{others.label}</TextLink>
      </>
    }
  >
    {text}
  </ErrorState>
);

/** Shown when a product could not be loaded. */
export const ProductLoadError = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <ErrorState level={1} title={title} onRetry={onRetry} action={returnHome} />
);
