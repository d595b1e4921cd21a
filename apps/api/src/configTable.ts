import { variables } from './configVariables.ts';

const cell = (text: string) => text.replaceAll('|', '\\|');

/** Returns the Markdown table of environment variables for docs/configuration.md. */
export function createConfigTable(): string {
  const defaults: Record<string, unknown> = variables.partial().parse({});
  const rows = Object.entries(variables.shape).map(([name, shape]) => {
    const value = defaults[name];
    const text = value === undefined || (Array.isArray(value) && value.length === 0) ? '' : `\`${String(value)}\``;
    return `| \`${name}\` | ${text} | ${cell(shape.description ?? '')} |`;
  });
  return ['| Variable | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}
