import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from './LocaleProvider.tsx';

/**
 * Follows a link of react-aria's as if a plain one had been clicked. React-aria keeps clicks on its own links from the
 * page, so the product around, which takes over plain links, would never hear of them.
 */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** What every overlay wraps itself in: the locale, and links that reach the page. So the app's root need not load it. */
export function OverlayContext({ children }: { children: ReactNode }) {
  return (
    <RouterProvider navigate={follow}>
      <I18nProvider locale={useLocale()}>{children}</I18nProvider>
    </RouterProvider>
  );
}
