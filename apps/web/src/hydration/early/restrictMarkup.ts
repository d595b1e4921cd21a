declare global {
  // TypeScript's DOM types don't have it yet.
  var trustedTypes: { createPolicy(name: 'default', rules: Readonly<Record<string, unknown>>): unknown } | undefined;
}

/**
 * Creates the default policy for Trusted Types: code that sets HTML may set text without elements, and scripts and workers
 * come from the shop. Libraries need no more: the announcer of react-aria empties its element, maplibre sets its source.
 */
export function restrictMarkup(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (html.includes('<') ? null : html),
    createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
