import { describe, expect, it } from 'vitest';
import { findArea, findAreaName, findNamedPlace, findPlace, formatPricedPlace, isAirport } from './places.ts';
import { suggestPlaces } from './suggestPlaces.ts';

const texts = {
  // The most specific name counts.
  JBR: 'JBR Beach',
  'The Walk at JBR': 'JBR Beach',
  'Jumeirah Beach Residence, Dubai': 'JBR Beach',
  'Hilton Jumeirah Beach, JBR': 'JBR Beach',
  'Hilton Dubai Jumeirah': 'JBR Beach',
  'Rixos Premium, JBR, Dubai Marina': 'JBR Beach',
  'Jumeirah Beach Hotel': 'Jumeirah Beach Hotel',
  'Burj Al Arab, Jumeirah St., Dubai': 'Burj Al Arab',
  'Jumeirah Al Qasr': 'Madinat Jumeirah',
  'Jumeirah Zabeel Saray': 'Palm Jumeirah',
  'five palm jumeirah': 'Palm Jumeirah',
  'Atlantis the Palm, Jumeirah': 'Atlantis, The Palm',
  'Jumeirah Emirates Towers, SZR': 'Emirates Towers',
  'Jumeirah Creekside Hotel': 'Al Garhoud',
  'Jumeirah at Etihad Towers': 'Etihad Towers',
  'Jumeirah at Saadiyat Island Resort': 'Saadiyat Island',
  'Villa 12, Jumeirah Village Circle': 'Jumeirah Village Circle',
  'JVT district 3': 'Jumeirah Village Triangle',
  'Jumeirah Golf Estates': 'Jumeirah Golf Estates',
  'Cluster D, JLT': 'Jumeirah Lakes Towers',
  'Kite Beach, Jumeirah 3': 'Kite Beach',
  'Jumeirah 1, street 12': 'Jumeirah',
  'Address, Dubai Creek Harbour': 'Dubai Creek Harbour',
  // A place in another one.
  'Dusit Thani, Sheikh Zayed Road, Business Bay': 'Business Bay',
  'Crowne Plaza, Sheikh Zayed Road': 'Sheikh Zayed Road',
  'Dubai Airport Terminal 3': 'Dubai International Airport (DXB)',
  'DXB Terminal 1, Dubai': 'Dubai International Airport (DXB)',
  'Expo City, Jebel Ali': 'Expo City Dubai',
  'Al Marjan Island, Ras Al Khaimah': 'Al Marjan Island',
  'Jebel Jais zipline, RAK': 'Jebel Jais',
  'Khor Fakkan beach, Sharjah': 'Khor Fakkan',
  'Dibba, Fujairah': 'Dibba',
  'Jebel Hafeet, Al Ain, Abu Dhabi': 'Jebel Hafeet',
  'Qasr Al Sarab, Liwa, Abu Dhabi': 'Liwa',
  'Ferrari World, Yas Island': 'Ferrari World',
  'Louvre, Saadiyat': 'Saadiyat Island',
  'Al Ain Airport': 'Al Ain International Airport (AAN)',
  // Neighbours.
  'Hilton, Dubai Marina, opposite JLT': 'Dubai Marina',
  'Downtown Dubai, next to the Dubai Mall': 'Burj Khalifa / Downtown Dubai',
  'Hatta Fort Hotel, Dubai': 'Hatta',
  Dubai: 'Dubai',
};

const contradictions = {
  'Liwa Oasis (Jumeirah Beach Residence guest)': ['JBR Beach', 'Liwa'],
  'Fujairah near Dubai Marina': ['Dubai Marina', 'Fujairah'],
  'DXB terminal 3 / Abu Dhabi airport': ['Zayed International Airport (AUH)', 'Dubai International Airport (DXB)'],
  'Jumeirah, Abu Dhabi': ['Abu Dhabi', 'Jumeirah'],
  'Grand Mosque, Sharjah': ['Sheikh Zayed Grand Mosque', 'Sharjah'],
  'Al Ain Road, Dubai': ['Al Ain', 'Dubai'],
  'Ferrari World, Louvre Abu Dhabi': ['Louvre Abu Dhabi', 'Ferrari World'],
};

describe('the place that an address names', () => {
  it.each(Object.entries(texts))('the most specific place is priced: %s is %s', (text, name) => {
    expect(findNamedPlace(text)).toMatchObject({ place: { name } });
    expect(findArea(text)).toBe(findPlace(name));
  });

  it.each(Object.entries(contradictions))('two distant places in one text are both suggested: %s', (text, names) => {
    expect(findNamedPlace(text)).toEqual({ apart: names });
    expect(findArea(text)).toBeUndefined();
    expect(suggestPlaces(text)).toEqual(names);
  });

  it.each(['Villa 7', 'Street 7, Dubai', 'Hotel, Abu Dhabi'])('%s names none', (text) =>
    expect(findNamedPlace(text)).toBeUndefined(),
  );

  it('two airports in one text are no airport to fly to', () => {
    expect(isAirport('DXB or AUH')).toBe(false);
    expect(isAirport('DXB')).toBe(true);
  });

  it.each([
    ['JBR', 'JBR Beach, Dubai Marina'],
    ['Atlantis', 'Atlantis, The Palm, Dubai'],
    ['Deira', 'Deira, Dubai'],
    ['Dubai Mall', 'Dubai Mall'],
    ['Sharjah', 'Sharjah'],
  ])('%s has the label %s', (text, label) => expect(findNamedPlace(text)).toMatchObject({ label }));

  it.each([
    ['JBR', 'JBR Beach, Dubai Marina', 'JBR → JBR Beach, Dubai Marina'],
    ['My villa', undefined, 'My villa'],
    ['dubai marina', 'Dubai Marina', 'dubai marina'],
    ['Deira', 'Deira, Dubai', 'Deira'],
    ['atlantis the palm', 'Atlantis, The Palm, Dubai', 'atlantis the palm'],
  ])('a text and the place that was priced are shown together: %s, %s', (text, priced, shown) =>
    expect(formatPricedPlace(text, priced)).toBe(shown),
  );
});

it('the name of the place that an address names is known, if it names one', () => {
  expect(findAreaName('Villa 3, Al Barsha')).toBe('Al Barsha');
  expect(findAreaName('asdf')).toBeUndefined();
  expect(findAreaName('Fujairah near Dubai Marina')).toBeUndefined();
});
