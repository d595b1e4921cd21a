import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';

/** Registers a layer with the number of its history entries and what Back does in it; returns what removes it. */
export type AddBackSteps = (id: string, count: number, onBack: () => void) => () => void;

/** Supplied by an application that owns the browser's history. Without it, Back leaves the page. */
export const BackStepsContext = createContext<AddBackSteps | null>(null);

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
