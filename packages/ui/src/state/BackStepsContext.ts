import { createContext } from 'react';

/** Registers a layer with the number of its history entries and what Back does in it; returns what removes it. */
export type AddBackSteps = (id: string, count: number, onBack: () => void) => () => void;

/** Supplied by an application that owns the browser's history. Without it, Back leaves the page. */
export const BackStepsContext = createContext<AddBackSteps | null>(null);
