/** Places that the search form offers; any other can be typed (XFER-06). */
export const popularPlaces = [
  'Dubai International Airport (DXB)',
  'Al Maktoum International Airport (DWC)',
  'Dubai Marina',
  'Palm Jumeirah',
  'Burj Khalifa / Downtown Dubai',
  'Dubai Mall',
  'JBR Beach',
  'Dubai Creek',
  'Atlantis, The Palm',
  'Sheikh Zayed Road',
] as const;
