/** What the calendar shows about one day. */
export interface DayInfo {
  /** A few characters below the number: "3 left". */
  note?: string;
  /** The note in full, for screen readers: "3 places left". */
  noteLabel?: string;
  /** Why the day can't be selected: "Fully booked". */
  unavailable?: string;
}
