/** What there is to say about one day. */
export interface DayInfo {
  /** A few characters below the number: "3 left". */
  note?: string;
  /** The note in full, read aloud in its place: "3 places left". */
  noteLabel?: string;
  /** Why the day can't be chosen: "Fully booked". */
  unavailable?: string;
}
