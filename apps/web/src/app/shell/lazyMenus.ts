import { lazy } from 'react';

/** The parts of the shell that need react-aria, loaded on hover or focus. */
const loadMenu = () => import('./MenuPart.tsx');
const loadSlideInMenu = () => import('./SlideIn.tsx');

export const LazyMenu = lazy(loadMenu);
export const LazySlideIn = lazy(loadSlideInMenu);

const ignored = () => undefined;
export const fetchMenu = (): void => void loadMenu().catch(ignored);
export const fetchSlideIn = (): void => void loadSlideInMenu().catch(ignored);
