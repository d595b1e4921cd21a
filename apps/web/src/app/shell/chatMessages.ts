/** Apart from the shell's other texts: these come with the chat, not with every page. */
export const chatMessages = {
  title: 'Travel assistant',
  words: {
    open: 'Open the travel assistant',
    close: 'Close the assistant',
    enlarge: 'Full screen',
    shrink: 'Leave full screen',
  },
  coming: 'The assistant is coming…',
  late: 'The assistant can’t be reached just now. The day planner knows our activities as well.',
  planner: 'To the day planner',
} as const;
