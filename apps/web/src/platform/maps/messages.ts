export const messages = {
  map: (title: string): string => `Map: ${title}`,
  loading: 'Loading the map…',
  failed: 'The map can’t be drawn here.',
  attribution: 'Coastline drawn for aiTours',
  open: 'Open in OpenStreetMap',
};
