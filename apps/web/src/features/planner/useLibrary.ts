import { useEffect, useMemo, useState } from 'react';
import { createActivityLibrary, type LibraryActivity } from '../../platform/activity-library/activityLibrary.ts';
import { useConfig } from '../../platform/api.tsx';

interface Library {
  readonly ideas: readonly LibraryActivity[];
  /** Whether a record is still in the library; true when the library can't be reached. */
  readonly exists: (id: string) => Promise<boolean>;
}

/** Reads the records of the activity library (PLAN-32). */
export function useLibrary(): Library {
  const { library: libraryConfig } = useConfig();
  const library = useMemo(
    () => createActivityLibrary({ ...libraryConfig, fetch: (...call) => fetch(...call) }),
    [libraryConfig],
  );
  const [ideas, setIdeas] = useState<readonly LibraryActivity[]>([]);
  useEffect(() => {
    let isMounted = true;
    library.all().then(
      (records) => isMounted && setIdeas(records),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [library]);
  return { ideas, exists: (id) => library.has(id).catch(() => true) };
}
