import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RamadanHours } from './RamadanHours.tsx';

const hours = { opens: '10:00', closes: '18:00' };

test('nothing about Ramadan is shown on the day after it', () => {
  const render = (date: string) =>
    renderToStaticMarkup(<RamadanHours date={date} time="17:00" minutes={180} hours={hours} />);
  expect(render('2027-03-08')).toContain('doesn’t fit');
  expect(render('2027-03-09')).toBe('');
});
