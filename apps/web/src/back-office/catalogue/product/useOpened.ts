import { useState } from 'react';
import type { ChangingResponse } from '../../shared/useStaffApi.ts';

/**
 * Returns what staff edit as it was loaded first, or as an action has returned it since: what is loaded again in the
 * background must not replace what is typed, nor the version that it is based on.
 */
export function useOpened<Details>({
  data,
  replace,
}: ChangingResponse<Details>): readonly [Details | undefined, (current: Details) => void] {
  const [opened, setOpened] = useState<Details>();
  if (opened === undefined && data !== undefined) setOpened(data);
  const change = (current: Details) => {
    setOpened(current);
    replace(current);
  };
  return [opened ?? data, change];
}
