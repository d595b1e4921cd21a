import { clearAllMocks, spyOn } from 'storybook/test';

const { pathname, href } = location;
const readOptions = Intl.DateTimeFormat.prototype.resolvedOptions;
const { timeZone: machineZone } = new Intl.DateTimeFormat().resolvedOptions();

/**
 * Starts each story alike: removes what the story before may have left in the document and the browser, and lets the
 * visitor be in Dubai, unless the story says otherwise. Storybook restores what is spied on before the next story.
 */
export function startFresh(): void {
  clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and needs a secure context
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
  // Storybook writes the story's ID to the query.
  history.replaceState(null, '', location.pathname === pathname ? location.href : href);
  delete document.body.dataset['path'];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  scrollTo(0, 0);
  spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    const options = readOptions.call(this);
    return options.timeZone === machineZone ? { ...options, timeZone: 'Asia/Dubai' } : options;
  });
}
