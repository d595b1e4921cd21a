/** An endless loop of errors must not fill the memory. */
const MAX_ERRORS = 20;

/** Collects the errors that occur before the error reporter runs, which reads them (SHELL-60). */
export function collectErrors(): readonly Event[] {
  const events: Event[] = [];
  const collect = (event: Event) => {
    if (events.length < MAX_ERRORS) events.push(event);
  };
  for (const type of ['error', 'unhandledrejection', 'caughterror']) addEventListener(type, collect);
  return events;
}
