/** Separate from the shell's messages: they load with the chat. */
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
