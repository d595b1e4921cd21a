export const meetingMessages = {
  goodToKnow: 'Good to know',
  languages: 'Languages of the guide',
  ramadanHours: 'Opening hours in Ramadan',
  ramadan: (first: string, last: string): string =>
    `Ramadan is expected from ${first} to ${last}. The sighting of the moon can move its days by one.`,
  title: 'Meeting point',
  titleOf: (title: string): string => `Meeting point: ${title}`,
  open: 'Open in maps',
};
