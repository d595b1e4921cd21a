export type KeyRow = readonly [key: string, effect: string];

const closes = 'Closes it; the focus returns to the element that opened it';

/** The keys of each kind of control: the same in each component that contains one. */
export const keyTables = {
  link: [
    ['Tab', 'Moves the focus to the link'],
    ['Enter', 'Follows the link'],
  ],
  button: [
    ['Tab', 'Moves the focus to the button'],
    ['Enter, Space', 'Activates the button'],
  ],
  field: [
    ['Tab', 'Moves the focus to the field'],
    ['Enter', 'In the field: submits the form'],
  ],
  radios: [
    ['Tab', 'Moves the focus to the selected option, then out of the group'],
    ['Arrow keys', 'Select the next or previous option'],
  ],
  stepper: [
    [
      'Tab',
      'Moves the focus to the minus button, the field and the plus button; at a bound a button stays focusable and announces the reason',
    ],
    ['Arrow Up, Arrow Down', 'Change the number by one'],
    ['Page Up, Page Down', 'Change it by ten'],
    ['Home, End', 'Set the smallest or largest number'],
    ['Digits', 'Type a number'],
  ],
  parts: [
    ['Tab, Arrow Left, Arrow Right', 'Move between the parts of the field'],
    ['Digits', 'Fill the part and go on to the next one'],
    ['Arrow Up, Arrow Down', 'Change the part by one'],
    ['Backspace', 'Deletes the part'],
  ],
  calendar: [
    ['Tab', 'Moves the focus to the arrows of the month, then to the selected day'],
    ['Arrow keys', 'Move by a day or a week; unavailable days too, which state why'],
    ['Page Up, Page Down', 'Move by a month'],
    ['Home, End', 'Move to the first or last day of the week'],
    ['Enter', 'Selects the day'],
  ],
  opensCalendar: [
    ['Alt + Arrow Down', 'Opens the calendar on the selected date'],
    ['Escape, browser’s Back', 'Close the calendar; the focus returns to the field'],
  ],
  suggestions: [
    ['Arrow Down, Arrow Up', 'Open the list and move between its options'],
    ['Enter', 'Selects the focused option'],
    ['Escape', 'Closes the list'],
  ],
  rows: [
    ['Tab', 'Moves the focus to the last focused row or to the first one, then out: it is one tab stop'],
    ['Arrow Up, Arrow Down', 'Move between rows'],
    ['Space', 'Selects the row'],
    ['Shift + Arrow Up, Shift + Arrow Down', 'Extend the selection'],
    ['Control + A', 'Selects all rows'],
    ['Escape', 'Deselects all rows'],
    ['Enter', 'Opens the row'],
  ],
  dialog: [
    ['Tab, Shift + Tab', 'Move the focus within it; it can’t leave'],
    ['Escape, browser’s Back', closes],
  ],
  popover: [
    ['Enter, Space', 'On the button: open it and move the focus into it'],
    ['Escape, browser’s Back', closes],
  ],
} as const satisfies Readonly<Record<string, readonly KeyRow[]>>;

export type KeyKind = keyof typeof keyTables;
