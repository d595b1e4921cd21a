/** The choices for one day of a tour, by id (ENTITY-12). Without a choice, the tour's default applies. */
export interface DayChoice {
  readonly hotel?: string;
  /** Of the chosen hotel, else of the planned one (TOUR-12). */
  readonly room?: string;
  readonly vehicle?: string;
  readonly meal?: string;
  /** Several may be chosen (TOUR-13). */
  readonly activities?: readonly string[];
}

/** Choices by day number (TOUR-14). Days without a choice are missing. */
export type DayChoices = Readonly<Record<number, DayChoice>>;

const isEmpty = ({ hotel, room, vehicle, meal, activities = [] }: DayChoice): boolean =>
  !hotel && !room && !vehicle && !meal && activities.length === 0;

/**
 * Returns the choices with a new one for this day; other days are unchanged (TOUR-14).
 *
 * @example withDayChoice({ 1: { meal: '91' } }, 2, { room: '72' }) // { 1: { meal: '91' }, 2: { room: '72' } }
 * @example withDayChoice({ 1: { meal: '91' } }, 1, {}) // {}
 */
export function withDayChoice(choices: DayChoices, day: number, choice: DayChoice): DayChoices {
  const { [day]: _replaced, ...others } = choices;
  return isEmpty(choice) ? others : { ...others, [day]: choice };
}
