import { expect, test } from 'vitest';
import { formatUsage } from './formatUsage.ts';

const icon = { displayName: 'ShoppingBag', $$typeof: Symbol.for('react.forward_ref') };
const element = { $$typeof: Symbol.for('react.transitional.element') };

test.each([
  ['text as a child', { children: 'Add' }, '<Button>Add</Button>'],
  ['an element as a child', { children: element }, '<Button>…</Button>'],
  ['no child', { label: 'Open' }, '<Button label="Open" />'],
  ['no props', {}, '<Button />'],
  ['true and false', { busy: true, wide: false }, '<Button busy wide={false} />'],
  ['undefined is left out, null is not', { size: undefined, value: null }, '<Button value={null} />'],
  ['numbers', { max: 3 }, '<Button max={3} />'],
  ['quotation marks', { label: 'The "Burj"' }, '<Button label={"The \\"Burj\\""} />'],
  ['icons by name', { icon }, '<Button icon={ShoppingBag} />'],
  ['elements', { action: element }, '<Button action={<>…</>} />'],
  ['functions', { onClick: () => 1 }, '<Button onClick={() => {}} />'],
  [
    'lists and objects',
    { days: [{ note: '1 left', icon }] },
    '<Button days={[{ note: "1 left", icon: ShoppingBag }]} />',
  ],
])('formats %s', (_what, props, code) => {
  expect(formatUsage('Button', props)).toBe(code);
});

test('a line longer than 80 characters has one line for each prop', () => {
  const props = { label: 'Date of the activity', description: 'The first day of the season that guests can book.' };
  const attributes = `  label="${props.label}"\n  description="${props.description}"\n`;
  expect(formatUsage('DatePicker', props)).toBe(`<DatePicker\n${attributes}/>`);
  expect(formatUsage('Card', { ...props, children: 'Text' })).toBe(`<Card\n${attributes}>Text</Card>`);
});
