/** Returns the values of a receipt by label, for play functions. */
export const receiptRows = (element: Element): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((label) => [
      label.textContent,
      label.nextElementSibling?.textContent ?? '',
    ]),
  );
