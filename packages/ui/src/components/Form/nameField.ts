const groups = 'fieldset, [role=group], li';

/** Returns the visible text of an element, without the asterisk of required fields. */
function readText(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
  return copy?.textContent.trim() ?? '';
}

function nameGroup(group: Element): string {
  const labelId = group.getAttribute('aria-labelledby');
  return (
    group.getAttribute('aria-label') ??
    readText(labelId ? document.getElementById(labelId) : group.querySelector(':scope > legend'))
  );
}

/**
 * Returns the names of the groups and list rows around a field from the outermost, and its label: what a reader of the error
 * summary needs to find the field. Of a group of options, the group is the field.
 */
export function nameField(id: string): string[] {
  const control = document.getElementById(id) as HTMLInputElement | null;
  const names: string[] = [];
  const form = control?.closest('form');
  for (let at = control?.parentElement; at && at !== form; at = at.parentElement) {
    const name = at.matches(groups) ? nameGroup(at) : '';
    // Rows in rows have the name of the outer one: "Day 1, extra 2".
    if (!names[0]?.startsWith(name)) names.unshift(name);
  }
  const isOption = control?.matches('fieldset :is([type=checkbox], [type=radio])');
  if (!isOption) names.push(readText(control?.labels?.[0] ?? document.getElementById(`${id}-label`)));
  return names.filter((name) => name !== '');
}
