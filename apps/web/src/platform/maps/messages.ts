export const messages = {
  map: (title: string): string => `Map: ${title}`,
  loading: 'Loading the map…',
  failed: 'The map can’t be shown in this browser.',
  attribution: 'Coastline: Natural Earth',
  open: 'Open in OpenStreetMap',
};
