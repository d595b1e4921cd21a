/** Separate from the shell's messages: they load with the chat. */
export const chatMessages = {
  title: 'Travel assistant',
  controls: {
    open: 'Open the travel assistant',
    close: 'Close the assistant',
    enlarge: 'Full screen',
    shrink: 'Leave full screen',
  },
  loading: 'Loading the assistant…',
  timedOut: 'The assistant can’t be reached at the moment. You can use the day planner instead.',
  planner: 'Open the day planner',
} as const;
