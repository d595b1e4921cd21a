/** Returns the JSX of a component with props: `<Button icon={ShoppingBag}>Add to cart</Button>`. */
export function formatUsage(name: string, { children, ...props }: Readonly<Record<string, unknown>>): string {
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([prop, value]) => formatAttribute(prop, value));
  const line = `<${name}${attributes.map((attribute) => ` ${attribute}`).join('')}`;
  const opening = line.length <= 80 ? line : `<${name}\n${attributes.map((attribute) => `  ${attribute}\n`).join('')}`;
  if (children === undefined) return `${opening}${opening.endsWith('\n') ? '' : ' '}/>`;
  return `${opening}>${typeof children === 'string' ? children : '…'}</${name}>`;
}

function formatAttribute(prop: string, value: unknown): string {
  if (value === true) return prop;
  if (typeof value === 'string' && !value.includes('"')) return `${prop}="${value}"`;
  return `${prop}={${formatValue(value)}}`;
}

/** Returns a value as code; an element is `…`. */
function formatValue(value: unknown): string {
  if (typeof value === 'function') return '() => {}';
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if ('displayName' in value) return String(value.displayName);
  if ('$$typeof' in value) return '<>…</>';
  return `{ ${Object.entries(value)
    .map(([key, member]) => `${key}: ${formatValue(member)}`)
    .join(', ')} }`;
}
