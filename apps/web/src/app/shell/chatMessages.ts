/** Apart from the shell's other texts: these come with the chat, not with every page. */
export const chatMessages = {
  title: 'Travel assistant',
  controls: {
    open: 'Open the travel assistant',
    close: 'Close the assistant',
    enlarge: 'Full screen',
    shrink: 'Leave full screen',
  },
  loading: 'The assistant is coming…',
  timedOut: 'The assistant can’t be reached just now. The day planner knows our activities as well.',
  planner: 'To the day planner',
} as const;
