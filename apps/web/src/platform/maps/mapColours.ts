/** Colours of the map, read from the current theme. */
export interface MapColours {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  /** The route between stops. */
  readonly route: string;
}

/** Custom properties of the theme (packages/ui/src/theme/contract.css.ts). */
const NAMES = {
  sea: '--ai-info-paper',
  land: '--ai-paper-sunken',
  coast: '--ai-line-control',
  route: '--ai-action-base',
} as const;

export function mapColours(): MapColours {
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string) => theme.getPropertyValue(name).trim();
  return { sea: colour(NAMES.sea), land: colour(NAMES.land), coast: colour(NAMES.coast), route: colour(NAMES.route) };
}

/** Calls back when the theme changes between light and dark, by the visitor's choice or the system's. */
export function onThemeChange(call: () => void): () => void {
  const chosen = new MutationObserver(call);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', call);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', call);
  };
}
