export { ThemeSwitch as default } from '../../features/theme/ThemeSwitch.tsx';
