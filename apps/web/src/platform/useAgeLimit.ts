import { type AgeRange, admitAges, formatAges, formatMinAge } from '@aitours/domain/party';

/** What a counter says about the ages of its people. */
export interface AgeLimit {
  readonly text: string | undefined;
  /** People of these ages can't be booked. */
  readonly isExcluded: boolean;
}

/** Returns a function that compares the ages of a kind of people with the youngest that a product takes. */
export function useAgeLimit(minAge: number | undefined): (ages: AgeRange) => AgeLimit {
  return (ages) => {
    const admitted = admitAges(ages, minAge);
    return {
      text: admitted ? formatAges(admitted.from, admitted.to) : formatMinAge(minAge ?? 0),
      isExcluded: admitted === null,
    };
  };
}
