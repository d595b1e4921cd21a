export { checkProfile, longestProfileText, type ProfileChange, type ProfileRefusals } from './checkProfile.ts';
