import icons from 'virtual:icons';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** What react-docgen adds to a component: the declared type of each prop. */
interface Documented {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly tsType?: { readonly raw?: string } }>>;
  };
}

const nodes = {
  'Short text': 'Sunset in the dunes',
  'Long text': 'We pick you up at your hotel, within ten minutes of the agreed time. '.repeat(4).trim(),
};

/** Texts of a format, which props describe by its pattern: any other text would be an error. */
const formats = [
  [/YYYY-MM-DD/, ['2026-12-06', '2026-12-18', '2026-12-24', '2026-12-31']],
  [/YYYY-MM/, ['2026-12', '2027-01']],
  [/HH:MM/, ['09:00', '14:30', '20:15']],
] as const;

/**
 * Makes the controls of a story usable: an icon is chosen by name, content is text, a union lists its values. What can't
 * be edited as text or JSON (functions, elements, icons within objects) has no control.
 */
export const readableArgTypes: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const documented = ((component ?? {}) as Documented).__docgenInfo?.props ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      toReadable(argType, documented[name]?.tsType?.raw, initialArgs[name]),
    ]),
  );
};

const toReadable = (argType: StrictInputType, raw: string | undefined, value: unknown): StrictInputType => {
  const typed = withType(argType, raw);
  return { ...typed, ...chooseControl(typed, value) };
};

function withType(argType: StrictInputType, raw: string | undefined): StrictInputType {
  const summary = raw?.replace(/\s+/g, ' ').replace(/^\| /, '') ?? argType.table?.type?.summary;
  return { ...argType, table: { ...argType.table, type: { ...argType.table?.type, summary } } };
}

function chooseControl(argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  if (argType.control !== undefined || (typeof argType.type === 'object' && argType.type.name === 'function'))
    return {};
  const type = argType.table?.type?.summary ?? '';
  const format = formats.find(([pattern]) => pattern.test(argType.description ?? ''));
  if (format) return { control: { type: 'select' }, options: format[1] };
  if (type === 'LucideIcon') return { control: { type: 'select' }, options: Object.keys(icons), mapping: icons };
  if (/^ReactNode\b/.test(type))
    return isElement(value)
      ? { control: { type: 'select' }, options: Object.keys(nodes), mapping: nodes }
      : { control: { type: 'text' } };
  const kind = typeof argType.type === 'object' ? argType.type.name : 'other';
  if (kind === 'union' && /\bstring\b/.test(type)) return { control: { type: 'text' } };
  const isStructured = isElement(value) || !/^(boolean|string|number|enum|symbol)$/.test(kind);
  return isStructured && !isPlain(value) ? { control: { disable: true } } : {};
}

const isElement = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;

/** Whether a value can be edited as JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || value === undefined || isElement(value)) return false;
  if (typeof value === 'string') return value.length < 200;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
}
