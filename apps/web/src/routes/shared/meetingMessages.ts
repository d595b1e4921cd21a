export const meetingMessages = {
  goodToKnow: 'Good to know',
  title: 'Meeting point',
  titleOf: (title: string): string => `Meeting point: ${title}`,
  open: 'Open in maps',
};
