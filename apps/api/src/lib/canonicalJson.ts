/**
 * Formats a parsed body as JSON with sorted keys, so that two spellings of one request compare as equal. Iterative, so
 * that deep nesting can't exhaust the stack.
 */
export function formatCanonicalJson(root: unknown): string {
  const pending: { readonly text: string; readonly value?: unknown }[] = [{ text: '', value: root ?? null }];
  let result = '';
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { text, value } = next;
    result += text;
    if (Array.isArray(value)) {
      pending.push({ text: ']' }, ...value.map((item) => ({ text: ',', value: item })).reverse(), { text: '[' });
    } else if (typeof value === 'object' && value !== null) {
      const members = Object.entries(value).sort(([one], [other]) => (one < other ? 1 : -1));
      pending.push({ text: '}' }, ...members.map(([key, item]) => ({ text: `${JSON.stringify(key)}:`, value: item })), {
        text: '{',
      });
    } else if (value !== undefined) result += JSON.stringify(value);
  }
  return result;
}
