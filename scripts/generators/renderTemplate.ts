import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands.ts';

/**
 * Returns a file of `scripts/templates` with its `{{name}}` placeholders replaced.
 *
 * @throws Error for a placeholder without a value
 */
export function renderTemplate(file: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(path.join(root, 'scripts', 'templates', `${file}.template`), 'utf8');
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} has no value for {{${name}}}`);
    return value;
  });
}
