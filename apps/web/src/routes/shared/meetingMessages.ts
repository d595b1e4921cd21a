export const meetingMessages = {
  title: 'Meeting point',
  titleOf: (title: string): string => `Meeting point: ${title}`,
  open: 'Open in maps',
};
