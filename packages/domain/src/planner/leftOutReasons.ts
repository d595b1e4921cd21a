/** Why a place is in no day of the plan. */
export type LeftOutReason =
  /** It is outside the destination. */
  | 'elsewhere'
  /** Its location or duration is unknown. */
  | 'unknown'
  /** It ends after midnight. */
  | 'overnight'
  /** The group is too large for it. */
  | 'groupTooLarge'
  /** It is closed on each of the days. */
  | 'closed'
  /** It is open, but has too few places left. */
  | 'full'
  /** It costs more than is left of the budget. */
  | 'tooDear'
  /** The traveller doesn't want it, or an interest that it serves. */
  | 'unwanted'
  /** A child is too young for it. */
  | 'tooYoung'
  /** It isn't known to suit wheelchairs or strollers. */
  | 'notAccessible'
  /** Its meal isn't known to follow a diet of the group. */
  | 'otherDiet'
  /** It starts too early or ends too late. */
  | 'outsideHours'
  /** It is outdoors in the heat of a summer's day. */
  | 'heat'
  /** It leaves no time for a prayer. */
  | 'prayers'
  /** It serves none of the interests, and other places fill the days. */
  | 'otherInterests'
  /** The days have no room for it. */
  | 'noTime'
  /** It fits, but others were preferred. */
  | 'notChosen';

/** In the order in which they are displayed. */
export const leftOutReasons = [
  'noTime',
  'tooDear',
  'otherInterests',
  'notChosen',
  'full',
  'closed',
  'outsideHours',
  'heat',
  'prayers',
  'tooYoung',
  'notAccessible',
  'otherDiet',
  'groupTooLarge',
  'overnight',
  'elsewhere',
  'unwanted',
  'unknown',
] as const satisfies readonly LeftOutReason[];
