import { useEffect, useMemo, useState } from 'react';
import { activityLibrary, type LibraryActivity } from '../../platform/activity-library/activityLibrary.ts';
import { useConfig } from '../../platform/api.tsx';

interface Library {
  readonly ideas: readonly LibraryActivity[];
  /** Whether a record is still in the library; true when the library can't be reached. */
  readonly isThere: (id: string) => Promise<boolean>;
}

/** Reads the records of the activity library (PLAN-32). */
export function useLibrary(): Library {
  const { library: place } = useConfig();
  const library = useMemo(() => activityLibrary({ ...place, fetch: (...call) => fetch(...call) }), [place]);
  const [ideas, setIdeas] = useState<readonly LibraryActivity[]>([]);
  useEffect(() => {
    let isHere = true;
    library.all().then(
      (records) => isHere && setIdeas(records),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [library]);
  return { ideas, isThere: (id) => library.has(id).catch(() => true) };
}
