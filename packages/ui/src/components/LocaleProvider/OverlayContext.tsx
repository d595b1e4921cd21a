import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocaleTag } from './LocaleProvider.tsx';

/**
 * Follows a link by clicking a plain one. React-aria stops the propagation of clicks on its own links, so the page's
 * client-side router would not receive them.
 */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Provides react-aria with the locale and with link navigation. Each overlay renders its own, so that the app's root doesn't load react-aria. */
export function OverlayContext({ children }: { children: ReactNode }) {
  return (
    <RouterProvider navigate={follow}>
      <I18nProvider locale={useLocaleTag()}>{children}</I18nProvider>
    </RouterProvider>
  );
}
