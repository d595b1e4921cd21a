import { useContext, useEffect, useEffectEvent, useId } from 'react';
import { BackStepsContext } from './BackStepsContext.ts';

/**
 * Lets the browser's Back button close a layer or leave a step before it leaves the page.
 *
 * @param count how often Back is used here: 1 for an open dialog, the number of previous steps for a form in steps
 * @param onBack closes the layer or shows the previous step
 */
export function useBackSteps(count: number, onBack: () => void): void {
  const addSteps = useContext(BackStepsContext);
  const id = useId();
  const back = useEffectEvent(onBack);
  useEffect(() => (count > 0 ? addSteps?.(id, count, () => back()) : undefined), [addSteps, id, count]);
}
