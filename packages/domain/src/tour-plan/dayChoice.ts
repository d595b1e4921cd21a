/** What somebody chose for one day of a tour, by id (ENTITY-12). What isn't chosen stays as the tour has it. */
export interface DayChoice {
  readonly hotel?: string;
  /** Of the chosen hotel, else of the day's own (TOUR-12). */
  readonly room?: string;
  readonly vehicle?: string;
  readonly meal?: string;
  /** Several may be chosen (TOUR-13). */
  readonly activities?: readonly string[];
}

/** What was chosen, by day number (TOUR-14). Days that stay as they are aren't in it. */
export type DayChoices = Readonly<Record<number, DayChoice>>;

const isEmpty = ({ hotel, room, vehicle, meal, activities = [] }: DayChoice): boolean =>
  !hotel && !room && !vehicle && !meal && activities.length === 0;

/**
 * The same choices with another one for this day; all other days stay as they were (TOUR-14).
 *
 * @example withDayChoice({ 1: { meal: '91' } }, 2, { room: '72' }) // { 1: { meal: '91' }, 2: { room: '72' } }
 * @example withDayChoice({ 1: { meal: '91' } }, 1, {}) // {}
 */
export function withDayChoice(choices: DayChoices, day: number, choice: DayChoice): DayChoices {
  const { [day]: _replaced, ...others } = choices;
  return isEmpty(choice) ? others : { ...others, [day]: choice };
}
