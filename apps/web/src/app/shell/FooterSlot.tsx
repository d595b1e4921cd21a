import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useHydration } from '../../hydration/index.ts';
import { useInView } from '../../platform/useInView.ts';

/**
 * The footer's place. What the server drew there stays as it is until someone nears it: it is text, the script that
 * draws it is for the choice of theme. A page that the server didn't draw fetches it at once.
 */
export function FooterSlot({ drawn }: { readonly drawn: ReactNode }) {
  const [isHydrated] = useHydration();
  const [isFromServer] = useState(!isHydrated);
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [Footer, setFooter] = useState<ComponentType>();
  const isWanted = wasInView || !isFromServer;

  useEffect(() => {
    if (!isWanted) return;
    import('./Footer.deferred.tsx').then(
      (loaded) => setFooter(() => loaded.Footer),
      () => undefined,
    );
  }, [isWanted]);

  if (drawn) return <div>{drawn}</div>;
  if (Footer) {
    return (
      <div key="app">
        <Footer />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty for React, which leaves alone what it finds here
  return <div ref={ref} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
