/**
 * Applies a theme to the page and to the colours that the browser paints around it.
 *
 * @param theme `system` follows the device's setting
 */
export function applyTheme(theme: 'system' | 'light' | 'dark'): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = meta.dataset['scheme'];
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? 'all' : 'not all';
  }
}
