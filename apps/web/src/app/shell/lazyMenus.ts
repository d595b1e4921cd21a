import { lazy } from 'react';

/** What react-aria brings to the shell, fetched when a pointer or the focus comes near. */
const loadMenu = () => import('./MenuPart.tsx');
const loadSlideInMenu = () => import('./SlideIn.tsx');

export const LazyMenu = lazy(loadMenu);
export const LazySlideIn = lazy(loadSlideInMenu);

const ignored = () => undefined;
export const fetchMenu = (): void => void loadMenu().catch(ignored);
export const fetchSlideIn = (): void => void loadSlideInMenu().catch(ignored);
