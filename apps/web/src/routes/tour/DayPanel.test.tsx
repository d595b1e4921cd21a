import { examples } from '@aitours/api-client/mocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DayPanel, type DayPanelProps } from './DayPanel.tsx';

const [day] = examples.listTourDays.tourDays;
const [extra] = examples.listTourDays.tourDays.flatMap(({ activities }) => activities);
const full = { ...day!, activities: [extra!] };

/** Returns the labels of the enabled and the disabled buttons. */
function getButtons(shown: DayPanelProps['day']) {
  const html = renderToStaticMarkup(<DayPanel day={shown} pick={undefined} onCustomise={() => undefined} />);
  const buttons = html.match(/<button[^>]*>/g) ?? [];
  const labels = (all: string[]) => all.map((one) => /aria-label="(.+), day 1"/.exec(one)?.[1]);
  return {
    enabled: labels(buttons.filter((one) => !one.includes('disabled=""'))),
    disabled: labels(buttons.filter((one) => one.includes('disabled=""'))),
  };
}

const [hotel, transfer, meal, activity] = [
  'Customise hotel',
  'Customise transfer',
  'Customise meal',
  'Customise activities',
];

it.each([
  ['all parts', full, [hotel, transfer, meal, activity], []],
  ['no meals', { ...full, meals: [] }, [hotel, transfer, meal, activity], []],
  ['no night', { ...full, hotel_details: null }, [transfer, meal, activity], [hotel]],
  ['only meals', { ...full, hotel_details: null, transfers: [], activities: [] }, [meal], [hotel, transfer, activity]],
])('TOUR-10 a day with %s has all four buttons', (_, shown, enabled, disabled) =>
  expect(getButtons(shown)).toEqual({ enabled, disabled }),
);
